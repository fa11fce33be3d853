### La Courte Paille. La semaine est faite de jours, le menu de cartes ; on pioche dans la pioche et
### on jette sur la défausse. Une carte est visible ou cachée. Coco fait une farce ; une traversée se
### joue en manches.
