/** Texts by their paths: a leaf, or a branch; the leaf of a branch itself is called ''. */
export type Tree<Leaf> = Leaf | Branch<Leaf>;
export class Branch<Leaf> {
  readonly children = new Map<string, Tree<Leaf>>();
}

export function treeOf<Leaf>(
  leaves: readonly { readonly path: readonly string[]; readonly leaf: Leaf }[],
): Branch<Leaf> {
  const root = new Branch<Leaf>();
  for (const { path, leaf } of leaves) {
    let branch = root;
    for (const step of path.slice(0, -1)) branch = branchAt(branch, step);
    const last = path.at(-1) ?? '';
    const there = branch.children.get(last);
    if (there instanceof Branch) there.children.set('', leaf);
    else branch.children.set(last, leaf);
  }
  return root;
}

function branchAt<Leaf>({ children }: Branch<Leaf>, step: string): Branch<Leaf> {
  const there = children.get(step);
  if (there instanceof Branch) return there;
  const branch = new Branch<Leaf>();
  if (there !== undefined) branch.children.set('', there);
  children.set(step, branch);
  return branch;
}
