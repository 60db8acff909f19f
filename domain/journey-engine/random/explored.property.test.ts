import fc from 'fast-check';
import { expect, it } from 'vitest';
import { layOutJourney } from '../../journeys/plan.ts';
import type { Plan } from '../compile/plan.ts';
import { stepOf } from '../compile/stepOf.ts';
import type { SavedAnswers } from '../definition/definition.ts';
import { explore, type ReachedState } from '../prove/explore.ts';
import { wayOn } from '../run/nextStep.ts';
import { arbitraryDefinition } from './arbitraryJourney.ts';

/** More walks than this are not looked at one by one. */
const MOST = 4000;

/** A way that somebody goes: the steps with the number of the way out of each, and what it ends in. */
type Ways = ReadonlySet<string>;

/** Every way that the proof finds. */
function waysExplored(plan: Plan): Ways {
  const found = new Set<string>();
  const walk = ({ stepId, transitions }: ReachedState, before: string) => {
    fc.pre(found.size < MOST);
    const here = `${before} ${stepId}`;
    if (stepOf(plan, stepId).terminal) found.add(`${here} end`);
    else if (transitions.length === 0) found.add(`${here} stopped`);
    const planStep = stepOf(plan, stepId);
    const onward = transitions.map(({ way, to }) => ({ leave: way ? planStep.next.indexOf(way) : -1, to }));
    for (const { leave, to } of withoutRepeats(onward)) {
      if (to) walk(to, `${here}.${leave}`);
      else found.add(`${here} stuck`);
    }
  };
  for (const start of explore(plan).starts) walk(start, '');
  return found;
}

type Leaving = { readonly leave: number; readonly to: ReachedState | undefined };

function withoutRepeats(all: readonly Leaving[]): readonly Leaving[] {
  return [...new Map(all.map(each => [`${each.leave} ${each.to?.key ?? ''}`, each])).values()];
}

/** Every way by trying each class of answers to each step as soon as the step is come to, and forgetting nothing. */
function waysTried(plan: Plan): Ways {
  const { classes } = explore(plan).answers;
  const found = new Set<string>();
  let walks = 0;
  const walk = (stepId: string, before: string, given: SavedAnswers) => {
    walks += 1;
    fc.pre(walks < MOST);
    const planStep = stepOf(plan, stepId);
    const here = `${before} ${stepId}`;
    const samples = planStep.terminal ? [] : (classes.get(stepId) ?? []);
    if (planStep.terminal) found.add(`${here} end`);
    else if (samples.length === 0) found.add(`${here} stopped`);
    for (const { sample } of samples) {
      const answers = new Map(given).set(stepId, sample);
      const way = wayOn(planStep, answers);
      if (way) walk(way.id, `${here}.${planStep.next.indexOf(way)}`, answers);
      else found.add(`${here} stuck`);
    }
  };
  walk(plan.firstStepId, '', new Map());
  return found;
}

it('a proof that assumes an answer only where it is first read finds the same ways and dead ends as trying every answer at once (WT-046)', () => {
  fc.assert(
    fc.property(arbitraryDefinition, definition => {
      const plan = layOutJourney(definition);
      expect([...waysExplored(plan)].sort()).toEqual([...waysTried(plan)].sort());
    }),
    { numRuns: 300 },
  );
});
