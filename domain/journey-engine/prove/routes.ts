import type { Explored, ReachedState } from './explore.ts';

/**
 * A step in the graph of routes: all the states of people who have seen the same steps so far. The states of `explore`
 * distinguish people by what they answered; a route distinguishes them by where they went.
 */
export type RouteNode = {
  readonly key: string;
  readonly stepId: string;
  readonly next: readonly RouteNode[];
};

/** The graph of routes from the first step. Branches that rejoin share what follows, so it stays small. */
export function routesOf(explored: Explored): RouteNode {
  const [first] = explored.starts;
  return routesFrom(first?.stepId ?? '', explored.starts, () => true);
}

/**
 * The graphs of routes through a part of the journey, one for each step by which routes come into it. A route ends at a
 * step outside the part, so its last step is either an end of the journey or the first step outside.
 */
export function routesWithin(explored: Explored, inside: (stepId: string) => boolean): readonly RouteNode[] {
  const entered = new Set<ReachedState>(explored.starts.filter(start => inside(start.stepId)));
  for (const state of explored.states) {
    if (inside(state.stepId)) continue;
    for (const { to } of state.transitions) if (to && inside(to.stepId)) entered.add(to);
  }
  const byStep = Map.groupBy(asWritten(entered), state => state.stepId);
  return [...byStep].map(([stepId, states]) => routesFrom(stepId, states, inside));
}

/** How many routes there are from a node to an end, counted without listing them. */
export function countRoutes(from: RouteNode, counted = new Map<string, bigint>()): bigint {
  const countBefore = counted.get(from.key);
  if (countBefore !== undefined) return countBefore;
  const sum = from.next.reduce((total, node) => total + countRoutes(node, counted), 0n);
  const count = from.next.length === 0 ? 1n : sum;
  counted.set(from.key, count);
  return count;
}

/** The routes from a node as lists of step ids, at most so many. */
export function listRoutes(from: RouteNode, atMost: number): readonly (readonly string[])[] {
  const routes: string[][] = [];
  const walk = (node: RouteNode, before: readonly string[]) => {
    if (routes.length >= atMost) return;
    const route = [...before, node.stepId];
    if (node.next.length === 0) routes.push(route);
    for (const next of node.next) walk(next, route);
  };
  walk(from, []);
  return routes;
}

function routesFrom(
  firstStepId: string,
  firstStates: Iterable<ReachedState>,
  inside: (stepId: string) => boolean,
): RouteNode {
  const nodes = new Map<string, RouteNode>();
  const nodeOf = (stepId: string, states: ReadonlySet<ReachedState>): RouteNode => {
    if (!inside(stepId)) return { key: `to ${stepId}`, stepId, next: [] };
    const key = [...states]
      .map(state => state.key)
      .sort()
      .join(' & ');
    const existing = nodes.get(key);
    if (existing) return existing;
    const reached = asWritten([...states].flatMap(state => state.transitions).flatMap(({ to }) => to ?? []));
    const following = Map.groupBy(reached, state => state.stepId);
    const node = { key, stepId, next: [...following].map(([id, together]) => nodeOf(id, new Set(together))) };
    nodes.set(key, node);
    return node;
  };
  return nodeOf(firstStepId, new Set(firstStates));
}

/** In the order of the journey, so that a list changes only where the journey does. */
function asWritten(states: Iterable<ReachedState>): readonly ReachedState[] {
  return [...states].sort((a, b) => a.position - b.position);
}
