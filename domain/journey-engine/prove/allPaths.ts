import type { Plan } from '../compile/plan.ts';
import { explore } from './explore.ts';
import { countRoutes, type RouteNode, routesOf } from './routes.ts';

export type AllPaths = {
  /** How many different sequences of steps lead through the journey. */
  readonly count: bigint;
  /** How many of them end in each advice or drop-out step. */
  readonly endings: ReadonlyMap<string, bigint>;
  /** The sequences of step ids, in the order of the definition, as many as `atMost` allows. */
  readonly paths: readonly (readonly string[])[];
};

/**
 * Every way through a journey, over all classes of answers. Counts are exact; the list stops at `atMost`.
 * @throws RangeError when a way ends anywhere but in an advice or drop-out step, which `compile` refuses
 */
export function allPaths(plan: Plan, atMost = 1000): AllPaths {
  const start = routesOf(explore(plan));
  const endings = endingsOf(plan, start);
  return { count: countRoutes(start), endings, paths: listed(start, atMost) };
}

function endingsOf(plan: Plan, start: RouteNode): ReadonlyMap<string, bigint> {
  const ends = new Map<string, bigint>();
  const byEnd = (
    node: RouteNode,
    known: Map<string, ReadonlyMap<string, bigint>>,
  ): ReadonlyMap<string, bigint> => {
    const before = known.get(node.key);
    if (before) return before;
    const sums = new Map<string, bigint>();
    if (node.next.length === 0) {
      if (!plan.stepById.get(node.stepId)?.terminal) {
        throw new RangeError(`A way through ${plan.journey} stops at '${node.stepId}', which is not an end.`);
      }
      sums.set(node.stepId, 1n);
    }
    for (const [end, count] of node.next.flatMap(next => [...byEnd(next, known)])) {
      sums.set(end, (sums.get(end) ?? 0n) + count);
    }
    known.set(node.key, sums);
    return sums;
  };
  const found = byEnd(start, new Map());
  for (const id of plan.order) {
    const count = found.get(id);
    if (count !== undefined) ends.set(id, count);
  }
  return ends;
}

function listed(start: RouteNode, atMost: number): readonly (readonly string[])[] {
  const paths: string[][] = [];
  const walk = (node: RouteNode, before: readonly string[]) => {
    if (paths.length >= atMost) return;
    const path = [...before, node.stepId];
    if (node.next.length === 0) paths.push(path);
    for (const next of node.next) walk(next, path);
  };
  walk(start, []);
  return paths;
}
