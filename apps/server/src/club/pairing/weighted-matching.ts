/** The partner of each, by index, so that the sum of the weights is largest; -1 for who has none. */
export function maximumWeightMatching(
  count: number,
  weight: (one: number, other: number) => number,
): readonly number[] {
  const search = new MatchingSearch(count, weight);
  while (search.augmentOnce());
  return search.partners();
}

const UNSEEN = -1;
const OUTER = 0;
const INNER = 1;
type Label = typeof UNSEEN | typeof OUTER | typeof INNER;

/**
 * Edmonds' algorithm with dual variables, in O(n³) steps for a complete graph. Vertices are numbered from 1;
 * above them are blossoms: odd cycles that are treated as one vertex. 0 is nothing. Between any two of them
 * `from` and `to` name the vertices of the edge with the least slack. Duals stay whole as weights are.
 */
class MatchingSearch {
  private readonly count: number;
  private readonly size: number;
  private readonly weights: Float64Array;
  private readonly from: Int32Array;
  private readonly to: Int32Array;
  private readonly dual: Float64Array;
  private readonly mate: Int32Array;
  /** The vertex outside to which the tightest edge leads in. */
  private readonly nearest: Int32Array;
  /** The outermost blossom that something is in; its own number for what is in none, 0 for what is not. */
  private readonly top: Int32Array;
  private readonly parent: Int32Array;
  private readonly visited: Int32Array;
  private readonly label: Label[];
  /** The cycle of a blossom, its base first. */
  private readonly cycle: number[][];
  /** In which member of a blossom's cycle a vertex is. */
  private readonly member: Int32Array;
  private highest: number;
  private visit = 0;
  private queue: number[] = [];

  constructor(count: number, weight: (one: number, other: number) => number) {
    this.count = count;
    this.highest = count;
    this.size = 2 * count + 1;
    const { size } = this;
    this.weights = new Float64Array(size * size);
    this.from = new Int32Array(size * size);
    this.to = new Int32Array(size * size);
    this.member = new Int32Array(size * size);
    this.dual = new Float64Array(size);
    this.mate = new Int32Array(size);
    this.nearest = new Int32Array(size);
    this.top = new Int32Array(size);
    this.parent = new Int32Array(size);
    this.visited = new Int32Array(size);
    this.label = Array.from({ length: size }, () => UNSEEN);
    this.cycle = Array.from({ length: size }, () => []);
    let heaviest = 0;
    for (let one = 1; one <= count; one++) {
      this.top[one] = one;
      this.member[one * size + one] = one;
      for (let other = 1; other <= count; other++) {
        if (one === other) continue;
        const at = one * size + other;
        this.from[at] = one;
        this.to[at] = other;
        this.weights[at] = weight(one - 1, other - 1);
        heaviest = Math.max(heaviest, this.weights[at] ?? 0);
      }
    }
    this.dual.fill(heaviest, 1, count + 1);
  }

  partners(): readonly number[] {
    return Array.from({ length: this.count }, (_, index) => this.at(this.mate, index + 1) - 1);
  }

  /** One pair more, where that makes it worth more. */
  augmentOnce(): boolean {
    this.label.fill(UNSEEN);
    this.nearest.fill(0);
    this.queue = [];
    for (let node = 1; node <= this.highest; node++) {
      if (!this.isTop(node) || this.at(this.mate, node) !== 0) continue;
      this.parent[node] = 0;
      this.label[node] = OUTER;
      this.reach(node);
    }
    if (this.queue.length === 0) return false;
    for (;;) {
      if (this.growTrees()) return true;
      if (!this.adjustDuals()) return false;
      if (this.useTightEdges()) return true;
      this.expandSpentBlossoms();
    }
  }

  private growTrees(): boolean {
    for (let next = 0; next < this.queue.length; next++) {
      const one = this.queue[next] as number;
      if (this.label[this.at(this.top, one)] === INNER) continue;
      for (let other = 1; other <= this.count; other++) {
        if (one === other || this.top[one] === this.top[other]) continue;
        if (this.slack(one, other) > 0) this.offerNearest(one, this.at(this.top, other));
        else if (this.useEdge(one, other)) return true;
      }
    }
    this.queue = [];
    return false;
  }

  private adjustDuals(): boolean {
    let step = Number.POSITIVE_INFINITY;
    for (let node = 1; node <= this.highest; node++) {
      if (!this.isTop(node)) continue;
      const label = this.label[node];
      if (node > this.count && label === INNER) {
        step = Math.min(step, this.at(this.dual, node) / 2);
      }
      const near = this.at(this.nearest, node);
      if (near === 0 || label === INNER) continue;
      const slack = this.slack(near, node);
      step = Math.min(step, label === OUTER ? slack / 2 : slack);
    }
    for (let vertex = 1; vertex <= this.count; vertex++) {
      const label = this.label[this.at(this.top, vertex)];
      if (label === OUTER && this.at(this.dual, vertex) <= step) return false;
    }
    for (let vertex = 1; vertex <= this.count; vertex++) {
      const label = this.label[this.at(this.top, vertex)];
      if (label === OUTER) this.dual[vertex] = this.at(this.dual, vertex) - step;
      if (label === INNER) this.dual[vertex] = this.at(this.dual, vertex) + step;
    }
    for (let blossom = this.count + 1; blossom <= this.highest; blossom++) {
      if (!this.isTop(blossom)) continue;
      const label = this.label[blossom];
      if (label === OUTER) this.dual[blossom] = this.at(this.dual, blossom) + 2 * step;
      if (label === INNER) this.dual[blossom] = this.at(this.dual, blossom) - 2 * step;
    }
    return true;
  }

  private useTightEdges(): boolean {
    for (let node = 1; node <= this.highest; node++) {
      const near = this.at(this.nearest, node);
      if (!this.isTop(node) || near === 0 || this.top[near] === node) continue;
      if (this.slack(near, node) === 0) {
        const edge = near * this.size + node;
        if (this.useEdge(this.at(this.from, edge), this.at(this.to, edge))) return true;
      }
    }
    return false;
  }

  private expandSpentBlossoms(): void {
    for (let blossom = this.count + 1; blossom <= this.highest; blossom++) {
      const isSpent = this.isTop(blossom) && this.label[blossom] === INNER;
      if (isSpent && this.dual[blossom] === 0) this.expand(blossom);
    }
  }

  /** A tight edge out of a tree: it grows the tree, closes a blossom, or ends the search. */
  private useEdge(one: number, other: number): boolean {
    const near = this.at(this.top, one);
    const far = this.at(this.top, other);
    if (this.label[far] === UNSEEN) {
      this.parent[far] = one;
      this.label[far] = INNER;
      const next = this.at(this.top, this.at(this.mate, far));
      this.nearest[far] = 0;
      this.nearest[next] = 0;
      this.label[next] = OUTER;
      this.reach(next);
      return false;
    }
    if (this.label[far] === INNER) return false;
    const base = this.commonAncestor(near, far);
    if (base !== 0) {
      this.close(near, base, far);
      return false;
    }
    this.augment(near, far);
    this.augment(far, near);
    return true;
  }

  private augment(start: number, end: number): void {
    let [one, other] = [start, end];
    for (;;) {
      const before = this.at(this.top, this.at(this.mate, one));
      this.join(one, other);
      if (before === 0) return;
      const above = this.at(this.top, this.at(this.parent, before));
      this.join(before, above);
      [one, other] = [above, before];
    }
  }

  /** Matches one to the other, and within a blossom whoever that leaves alone. */
  private join(one: number, other: number): void {
    const edge = one * this.size + other;
    this.mate[one] = this.at(this.to, edge);
    if (one <= this.count) return;
    const entry = this.at(this.member, one * this.size + this.at(this.from, edge));
    const position = this.evenPosition(one, entry);
    const cycle = this.cycle[one] as number[];
    for (let index = 0; index < position; index++) {
      this.join(cycle[index] as number, cycle[index % 2 === 0 ? index + 1 : index - 1] as number);
    }
    this.join(entry, other);
    this.cycle[one] = [...cycle.slice(position), ...cycle.slice(0, position)];
  }

  /** Turns the cycle round where that is needed for an even way from its base to a member. */
  private evenPosition(blossom: number, member: number): number {
    const cycle = this.cycle[blossom] as number[];
    const position = cycle.indexOf(member);
    if (position % 2 === 0) return position;
    this.cycle[blossom] = [cycle[0] as number, ...cycle.slice(1).toReversed()];
    return cycle.length - position;
  }

  private commonAncestor(start: number, end: number): number {
    this.visit++;
    let [one, other] = [start, end];
    while (one !== 0 || other !== 0) {
      if (one !== 0) {
        if (this.visited[one] === this.visit) return one;
        this.visited[one] = this.visit;
        one = this.at(this.top, this.at(this.mate, one));
        if (one !== 0) one = this.at(this.top, this.at(this.parent, one));
      }
      [one, other] = [other, one];
    }
    return 0;
  }

  private close(near: number, base: number, far: number): void {
    let blossom = this.count + 1;
    while (blossom <= this.highest && this.top[blossom] !== 0) blossom++;
    this.highest = Math.max(this.highest, blossom);
    this.dual[blossom] = 0;
    this.label[blossom] = OUTER;
    this.mate[blossom] = this.at(this.mate, base);
    const cycle = [base, ...this.wayUp(near, base).toReversed(), ...this.wayUp(far, base)];
    this.cycle[blossom] = cycle;
    this.putInto(blossom, blossom);
    this.collectEdges(blossom, cycle);
    this.findNearest(blossom);
  }

  private wayUp(start: number, base: number): number[] {
    const way: number[] = [];
    for (let node = start; node !== base; ) {
      const above = this.at(this.top, this.at(this.mate, node));
      way.push(node, above);
      this.reach(above);
      node = this.at(this.top, this.at(this.parent, above));
    }
    return way;
  }

  private collectEdges(blossom: number, cycle: readonly number[]): void {
    const { size } = this;
    for (let node = 1; node <= this.highest; node++) {
      this.from[blossom * size + node] = 0;
      this.from[node * size + blossom] = 0;
      this.member[blossom * size + node] = 0;
    }
    for (const inside of cycle) {
      for (let node = 1; node <= this.highest; node++) {
        const way = inside * size + node;
        const known = blossom * size + node;
        const isBetter =
          this.from[known] === 0 || this.slack(inside, node) < this.slack(blossom, node);
        if (this.from[way] !== 0 && isBetter) {
          const back = node * size + inside;
          this.from[known] = this.at(this.from, way);
          this.to[known] = this.at(this.to, way);
          this.from[node * size + blossom] = this.at(this.from, back);
          this.to[node * size + blossom] = this.at(this.to, back);
        }
        if (node <= this.count && this.member[way] !== 0) this.member[known] = inside;
      }
    }
  }

  private expand(blossom: number): void {
    for (const inside of this.cycle[blossom] as number[]) this.putInto(inside, inside);
    const edge = blossom * this.size + this.at(this.parent, blossom);
    const entry = this.at(this.member, blossom * this.size + this.at(this.from, edge));
    const position = this.evenPosition(blossom, entry);
    const cycle = this.cycle[blossom] as number[];
    for (let index = 0; index < position; index += 2) {
      const inner = cycle[index] as number;
      const outer = cycle[index + 1] as number;
      this.parent[inner] = this.at(this.from, outer * this.size + inner);
      this.label[inner] = INNER;
      this.label[outer] = OUTER;
      this.nearest[inner] = 0;
      this.findNearest(outer);
      this.reach(outer);
    }
    this.label[entry] = INNER;
    this.parent[entry] = this.at(this.parent, blossom);
    for (const inside of cycle.slice(position + 1)) {
      this.label[inside] = UNSEEN;
      this.findNearest(inside);
    }
    this.top[blossom] = 0;
  }

  private offerNearest(vertex: number, node: number): void {
    const near = this.at(this.nearest, node);
    if (near === 0 || this.slack(vertex, node) < this.slack(near, node)) {
      this.nearest[node] = vertex;
    }
  }

  private findNearest(node: number): void {
    this.nearest[node] = 0;
    for (let vertex = 1; vertex <= this.count; vertex++) {
      const top = this.at(this.top, vertex);
      if (this.from[vertex * this.size + node] === 0 || top === node) continue;
      if (this.label[top] === OUTER) this.offerNearest(vertex, node);
    }
  }

  private slack(one: number, other: number): number {
    const edge = one * this.size + other;
    const from = this.at(this.from, edge);
    const to = this.at(this.to, edge);
    const weight = this.at(this.weights, from * this.size + to);
    return this.at(this.dual, from) + this.at(this.dual, to) - 2 * weight;
  }

  private reach(node: number): void {
    if (node <= this.count) this.queue.push(node);
    else for (const inside of this.cycle[node] as number[]) this.reach(inside);
  }

  private putInto(node: number, blossom: number): void {
    this.top[node] = blossom;
    if (node <= this.count) return;
    for (const inside of this.cycle[node] as number[]) this.putInto(inside, blossom);
  }

  private isTop(node: number): boolean {
    return this.top[node] === node;
  }

  private at(list: Int32Array | Float64Array, index: number): number {
    return list[index] as number;
  }
}
