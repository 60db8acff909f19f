import type { Walker } from './journeyWalk.ts';
import type { Site } from './site.ts';

type Position = Awaited<ReturnType<Walker['position']>>;

/** Where somebody stands now, once they have answered a step. */
export type Next = (after?: string) => Promise<Position>;

/** What came after each step, by the server, the questions and the answers of those who went that way before. */
const WAYS = new WeakMap<Site['app'], Map<string, Map<string, Position>>>();

/**
 * Where somebody new stands after each step, for a walk of which only the end is looked at. The first of a kind asks
 * the server after each step; whoever answers the same in the same questions goes on to what came next for the first.
 * Asking for everybody was a third of what it took to prepare the people of most tests. The server refuses a step that
 * is not on the way; whoever walks with it asks where they stand at the end.
 *
 * @param given what decides the way, beside the questions
 */
export function knownWay({ app }: Site, person: Walker, given: unknown): Next {
  const ways = WAYS.get(app) ?? new Map<string, Map<string, Position>>();
  WAYS.set(app, ways);
  const key = JSON.stringify([[...person.steps.keys()], given]);
  const way = ways.get(key) ?? new Map<string, Position>();
  ways.set(key, way);
  return async (after = '') => {
    const known = way.get(after);
    if (known) return known;
    const position = await person.position();
    way.set(after, position);
    return position;
  };
}

/** Throws unless somebody stands where the walk along a known way has led. */
export async function expectThere(person: Walker, stepId: string): Promise<void> {
  const position = await person.position();
  if (position?.stepId !== stepId)
    throw new Error(`The way led to ${position?.stepId}, and not to ${stepId}.`);
}
