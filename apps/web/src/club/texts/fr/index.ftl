### Une soirée à plusieurs tables : qui est là, les rondes et le classement.
