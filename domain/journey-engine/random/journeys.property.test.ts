import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layOutJourney } from '../../journeys/plan.ts';
import { affectedBy } from '../change/affectedBy.ts';
import type { Plan } from '../compile/plan.ts';
import type { GivenAnswer, SavedAnswers } from '../definition/definition.ts';
import { ASSUMED_LATER, explore, type ReachedState } from '../prove/explore.ts';
import { pagePath, pathOf, stepsNeededFor } from '../run/path.ts';
import { progressOf } from '../run/progress.ts';
import { progressBySteps } from '../run/progressBySteps.ts';
import { sectionStates } from '../run/sectionStatus.ts';
import { arbitraryAnswersToAll, arbitrarySavings, type Saving } from './arbitraryAnswers.ts';
import { arbitraryPlan } from './arbitraryJourney.ts';

const journeyAndAnswers = arbitraryPlan.chain(plan =>
  fc.tuple(fc.constant(plan), arbitraryAnswersToAll(plan)),
);
const journeyAndSavings = arbitraryPlan.chain(plan => fc.tuple(fc.constant(plan), arbitrarySavings(plan)));

function saveAll(savings: readonly Saving[], before: SavedAnswers = new Map()): SavedAnswers {
  return new Map([...before, ...savings.map(({ stepId, given }) => [stepId, given] as const)]);
}

/** As the server walks: a page at a time, given only that page's answers and those it reads elsewhere. */
function walkedByPages(plan: Plan, saved: SavedAnswers) {
  const onPath = new Map<string, readonly GivenAnswer[]>();
  const steps: string[] = [];
  let at: { pageId: string; stepId: string } | undefined = {
    pageId: plan.pages[0]?.id ?? '',
    stepId: plan.firstStepId,
  };
  let last: ReturnType<typeof pagePath> | undefined;
  while (at) {
    const own = new Set(plan.pageById.get(at.pageId)?.stepIds);
    const needed = new Map<string, readonly GivenAnswer[]>();
    for (const id of stepsNeededFor(plan, at.pageId)) {
      const given = own.has(id) ? saved.get(id) : onPath.get(id);
      if (given) needed.set(id, given);
    }
    last = pagePath(plan, at.pageId, at.stepId, needed);
    for (const [id, given] of last.answers) onPath.set(id, given);
    steps.push(...last.steps.map(({ stepId, state }) => `${stepId} ${state}`));
    at = last.exit;
  }
  return { steps, answers: [...onPath], open: last?.open, end: last?.end, blocked: last?.blocked };
}

describe('whatever the journey and whatever is answered', () => {
  it('the whole path and the walk page by page agree, so browser and server do', () => {
    fc.assert(
      fc.property(journeyAndSavings, ([plan, savings]) => {
        const saved = saveAll(savings);
        const path = pathOf(plan, saved);
        expect(walkedByPages(plan, saved)).toEqual({
          steps: path.steps.map(({ stepId, state }) => `${stepId} ${state}`),
          answers: [...path.answers],
          open: path.open,
          end: path.end,
          blocked: path.blocked,
        });
      }),
    );
  });

  it('a plan built again, as in the browser, gives the same path', () => {
    fc.assert(
      fc.property(journeyAndSavings, ([plan, savings]) => {
        const sent = layOutJourney(JSON.parse(JSON.stringify(plan.definition)));
        const saved = saveAll(savings);
        expect(pathOf(sent, saved)).toEqual(pathOf(plan, saved));
      }),
    );
  });

  it('every walk through an accepted journey ends in an end, or stops at an answer that blocks', () => {
    fc.assert(
      fc.property(journeyAndAnswers, ([plan, saved]) => {
        const path = pathOf(plan, saved);
        expect(path.end !== undefined || path.blocked === true).toBe(true);
        expect(path.end === undefined || plan.stepById.get(path.end.stepId)?.terminal).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  it('every step of an accepted journey can be reached, with answers that lead there', () => {
    fc.assert(
      fc.property(arbitraryPlan, plan => {
        const reached = new Set<string>();
        for (const { answers } of waysToEachPlace(plan)) {
          for (const { stepId } of pathOf(plan, answers).steps) reached.add(stepId);
        }
        expect([...reached].sort()).toEqual([...plan.order].sort());
      }),
    );
  });

  it('no order of events lists the answer of a step off the path among those on it', () => {
    fc.assert(
      fc.property(journeyAndSavings, ([plan, savings]) => {
        let saved: SavedAnswers = new Map();
        for (const saving of savings) {
          saved = saveAll([saving], saved);
          const path = pathOf(plan, saved);
          const onPath = new Set(path.steps.map(step => step.stepId));
          expect([...path.answers.keys()].filter(id => !onPath.has(id))).toEqual([]);
        }
      }),
    );
  });

  it('answers off the path decide nothing: without them the path is the same', () => {
    fc.assert(
      fc.property(journeyAndSavings, ([plan, savings]) => {
        const path = pathOf(plan, saveAll(savings));
        expect(pathOf(plan, path.answers).steps).toEqual(path.steps);
      }),
      { numRuns: 150 },
    );
  });

  it('the path depends on what is saved and not on the order of saving, nor on saving twice', () => {
    fc.assert(
      fc.property(journeyAndSavings, ([plan, savings]) => {
        const saved = saveAll(savings);
        const reversed = new Map([...saved].reverse());
        expect(pathOf(plan, reversed)).toEqual(pathOf(plan, saved));
        expect(pathOf(plan, saveAll([...savings, ...savings.slice(-1)]))).toEqual(pathOf(plan, saved));
      }),
    );
  });

  it('changing an answer and changing it back brings everything back', () => {
    fc.assert(
      fc.property(journeyAndAnswers, fc.nat(), ([plan, saved], at) => {
        const stepId = plan.order[at % plan.order.length] ?? '';
        const first = { stepId, given: saved.get(stepId) ?? [] };
        const changed = saveAll([{ stepId, given: [] }], saved);
        expect(pathOf(plan, saveAll([first], changed))).toEqual(pathOf(plan, saved));
      }),
    );
  });

  it('what leaves the path by a change returns when it is changed back', () => {
    fc.assert(
      fc.property(journeyAndSavings, ([plan, savings]) => {
        const last = savings.at(-1);
        fc.pre(last !== undefined);
        const before = saveAll(savings.slice(0, -1));
        const given = before.get(last.stepId);
        fc.pre(given !== undefined);
        const there = affectedBy(plan, before, last.stepId, last.given);
        const back = affectedBy(plan, saveAll([last], before), last.stepId, given);
        expect(back.returns.toSorted()).toEqual(there.leaves.toSorted());
        expect(back.leaves.toSorted()).toEqual(there.returns.toSorted());
      }),
    );
  });

  it('progress stays between 0 and 1, and every section has a status', () => {
    fc.assert(
      fc.property(journeyAndSavings, ([plan, savings]) => {
        const saved = saveAll(savings);
        const path = pathOf(plan, saved);
        for (const { value } of [progressOf(plan, path), progressBySteps(plan, path)]) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(1);
        }
        expect(sectionStates(plan, path, saved)).toHaveLength(plan.sections.length);
      }),
    );
  });
});

/** For each place that a proof finds, the answers that it says lead there. */
function waysToEachPlace(
  plan: Plan,
): readonly { readonly place: ReachedState; readonly answers: SavedAnswers }[] {
  const [start] = explore(plan).starts;
  if (!start) throw new Error('nobody begins');
  const found = new Map<string, { place: ReachedState; answers: SavedAnswers }>([
    [start.key, { place: start, answers: new Map() }],
  ]);
  for (const { place, answers } of found.values()) {
    for (const { sample, seen, to } of place.transitions) {
      if (!to || found.has(to.key)) continue;
      const assumedHere = [...seen].filter(([id]) => place.priorAnswers.get(id) === ASSUMED_LATER);
      const together = new Map([...answers, ...assumedHere]).set(place.stepId, sample);
      found.set(to.key, { place: to, answers: together });
    }
  }
  return [...found.values()];
}
