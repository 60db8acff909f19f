import type { Explored, Place } from './explore.ts';

/**
 * A step in the graph of routes: all the places in which people stand who have seen the same steps so far. Where the
 * places of `explore` tell people apart by what they answered, a route tells them apart by where they went.
 */
export type RouteNode = {
  readonly key: string;
  readonly stepId: string;
  readonly next: readonly RouteNode[];
};

/** The graph of routes from the first step. Branches that rejoin share what follows, so it stays small. */
export function routesOf(explored: Explored): RouteNode {
  const nodes = new Map<string, RouteNode>();
  const nodeOf = (stepId: string, places: ReadonlySet<Place>): RouteNode => {
    const key = [...places]
      .map(place => place.key)
      .sort()
      .join(' & ');
    const known = nodes.get(key);
    if (known) return known;
    const following = new Map<string, Set<Place>>();
    for (const { to } of [...places].flatMap(place => place.moves)) {
      if (to) following.set(to.stepId, (following.get(to.stepId) ?? new Set()).add(to));
    }
    const node = { key, stepId, next: [...following].map(([id, together]) => nodeOf(id, together)) };
    nodes.set(key, node);
    return node;
  };
  return nodeOf(explored.start.stepId, new Set([explored.start]));
}

/** How many routes there are from a node to an end, counted without listing them. */
export function countRoutes(from: RouteNode, counted = new Map<string, bigint>()): bigint {
  const known = counted.get(from.key);
  if (known !== undefined) return known;
  const count =
    from.next.length === 0 ? 1n : from.next.reduce((sum, node) => sum + countRoutes(node, counted), 0n);
  counted.set(from.key, count);
  return count;
}
