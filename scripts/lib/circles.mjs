/**
 * The names that each name uses.
 * @typedef {ReadonlyMap<string, Iterable<string>>} Graph
 */

/**
 * The circles of a graph, by Tarjan's algorithm: each node reaches every other one, and itself.
 * @param {Graph} graph
 * @returns {string[][]}
 */
export function getCircles(graph) {
  /** @type {Map<string, { index: number, low: number, open: boolean }>} */
  const seen = new Map();
  /** @type {string[]} */
  const stack = [];
  /** @type {string[][]} */
  const circles = [];

  /** @param {string} node */
  const visit = (node) => {
    const own = { index: seen.size, low: seen.size, open: true };
    seen.set(node, own);
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      const other = seen.get(next);
      if (other === undefined) own.low = Math.min(own.low, visit(next).low);
      else if (other.open) own.low = Math.min(own.low, other.index);
    }
    if (own.low === own.index) {
      const circle = stack.splice(stack.indexOf(node));
      for (const member of circle) Object.assign(seen.get(member) ?? {}, { open: false });
      if (circle.length > 1) circles.push(circle);
    }
    return own;
  };

  for (const node of graph.keys()) if (!seen.has(node)) visit(node);
  return circles;
}

/**
 * The shortest way round a circle, from a node back to itself.
 * @param {Graph} graph
 * @param {readonly string[]} circle
 * @returns {string[]} without the node's second mention
 */
export function wayRound(graph, circle) {
  const members = new Set(circle);
  const start = circle.toSorted()[0] ?? '';
  let ways = [[start]];
  const been = new Set();
  while (ways.length > 0) {
    /** @type {string[][]} */
    const longer = [];
    for (const way of ways)
      for (const next of graph.get(way.at(-1) ?? '') ?? []) {
        if (next === start) return way;
        if (members.has(next) && !been.has(next)) {
          been.add(next);
          longer.push([...way, next]);
        }
      }
    ways = longer;
  }
  return [...circle];
}
