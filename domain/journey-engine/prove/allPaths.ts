import type { Plan } from '../compile/plan.ts';
import { stepOf } from '../compile/stepOf.ts';
import { type Explored, explore } from './explore.ts';
import { countRoutes, listRoutes, type RouteNode, routesOf } from './routes.ts';

export type AllPaths = {
  /** How many different sequences of steps lead through the journey. */
  readonly count: bigint;
  /** How many of them end in each advice or drop-out step, in the order of the journey. */
  readonly endings: ReadonlyMap<string, bigint>;
  /** The sequences of step ids, as many as `atMost` allows. */
  readonly paths: readonly (readonly string[])[];
};

/**
 * Every way through a journey, over all classes of answers. Counts are exact; the list stops at `atMost`.
 * @throws RangeError when a way ends anywhere but in an advice or drop-out step, which `compile` refuses
 */
export function allPaths(plan: Plan, atMost = 1000, explored: Explored = explore(plan)): AllPaths {
  const start = routesOf(explored);
  const found = endingsOf(plan, start, new Map());
  const endings = plan.order.flatMap(id => {
    const count = found.get(id);
    return count === undefined ? [] : [[id, count] as const];
  });
  return { count: countRoutes(start), endings: new Map(endings), paths: listRoutes(start, atMost) };
}

type Endings = ReadonlyMap<string, bigint>;

function endingsOf(plan: Plan, node: RouteNode, endingsByNode: Map<string, Endings>): Endings {
  const before = endingsByNode.get(node.key);
  if (before) return before;
  const sums = new Map<string, bigint>();
  if (node.next.length === 0) {
    if (!stepOf(plan, node.stepId).terminal) {
      throw new RangeError(`A way through ${plan.journey} stops at '${node.stepId}', which is not an end.`);
    }
    sums.set(node.stepId, 1n);
  }
  for (const [end, count] of node.next.flatMap(next => [...endingsOf(plan, next, endingsByNode)])) {
    sums.set(end, (sums.get(end) ?? 0n) + count);
  }
  endingsByNode.set(node.key, sums);
  return sums;
}
