import type { Plan } from '@towpath/domain/journey-engine/compile/plan.ts';
import type { JourneyDefinition } from '@towpath/domain/journey-engine/definition/definition.ts';
import { planOf } from '@towpath/domain/journey-engine/fixtures/answers.ts';
import {
  advice,
  chose,
  journey,
  page,
  radio,
  step,
  typed,
  wayTo,
} from '@towpath/domain/journey-engine/fixtures/build.ts';
import * as features from '@towpath/domain/journey-engine/fixtures/features.ts';
import { pathOf } from '@towpath/domain/journey-engine/run/path.ts';
import { shippedJourneys } from '@towpath/domain/journeys/testing/shipped.ts';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { ApiError } from '../../platform/http/apiError.ts';
import { type AnySave, anySaves, resolve } from '../../testing/anySaves.ts';
import type { JourneyRow } from '../journeys/journeyRow.ts';
import { type PathState, stateOf, walkPageAgain, walkWholePath } from '../journeys/pathState.ts';
import { createPlans } from '../journeys/plans.ts';
import { locate } from './locate.ts';
import type { StoredAnswer } from './storedAnswers.ts';

const paysMortgage = { property: 'value', operator: 'gte', value: 1, stepId: 'mortgage' } as const;

/** Answers on early pages decide the path on later ones, and an information page has nothing to answer. */
const readsFarBack = journey(
  page(
    'one',
    radio('home', ['own', 'rent'], wayTo('mortgage', chose('home.own')), wayTo('pets')),
    typed('Money', 'mortgage'),
  ),
  page('two', radio('pets', ['yes', 'no'], wayTo('vet', chose('pets.yes')), wayTo('work'))),
  page('three', step('Information', 'vet', wayTo('talk', chose('home.own', 'home')), wayTo('work'))),
  page('four', step('Soft Dropout', 'talk', wayTo('work'))),
  page(
    'five',
    radio('work', ['yes', 'no'], wayTo('equity', { all: [paysMortgage, chose('work.no')] }), wayTo('end')),
    typed('Money', 'equity'),
  ),
  page('six', advice('end')),
);

const journeys: readonly (readonly [string, JourneyDefinition])[] = [
  ...shippedJourneys.map(definition => [definition.journey, definition] as const),
  ...Object.entries(features),
  ['readsFarBack', readsFarBack],
];

it.each(journeys)(
  'keeps the state of %s as the whole path says it, whatever is saved in whatever order',
  (_, definition) => {
    const plan = planOf(definition);
    const plans = createPlans([plan], async () => undefined);
    fc.assert(
      fc.property(anySaves(60), saves => {
        const person = begin(plan);
        for (const save of saves) person.save(plans.near, save);
      }),
      // The shipped questionnaires are long; the small ones cover the edge cases.
      { numRuns: plan.order.length > 15 ? 40 : 250 },
    );
  },
);

/** A person whose answers are kept in memory, and whose saves are decided as on the server. */
function begin(plan: Plan) {
  const stored = new Map<string, StoredAnswer>();
  let row: JourneyRow = {
    id: 'journey',
    journey: plan.journey,
    version: plan.version,
    revision: 0,
    ...walkWholePath(plan, new Map(), 'Active'),
  };
  const saved = () => new Map([...stored].map(([id, { given }]) => [id, given]));
  const whole = () => stateOf(plan, pathOf(plan, saved()), saved());

  function save(near: (stepId: string) => readonly string[], any: AnySave): void {
    const { planStep, given } = resolve(plan, row.state.at, any);
    const read = { row, stored: new Map([...stored].filter(([id]) => near(planStep.id).includes(id))) };
    const onPath = pathOf(plan, saved()).steps.some(({ stepId }) => stepId === planStep.id);
    if (!onPath) {
      expect(() => locate(plan, read, planStep.id)).toThrow(ApiError);
      return;
    }
    const after = walkPageAgain(locate(plan, read, planStep.id), row, planStep.id, given);
    stored.set(planStep.id, { given, revision: (stored.get(planStep.id)?.revision ?? 0) + 1 });
    const expected = walkWholePath(plan, saved(), row.status);
    row = { ...row, ...(after ?? expected) };
    expect(row.state).toEqual<PathState>(whole());
    expect(row.status).toBe(expected.status);
  }

  return { save };
}

it('walks one page only while a person answers question after question', () => {
  const pages = Array.from({ length: 60 }, (_, index) =>
    page(`page-${index}`, radio(`question-${index}`, ['yes', 'no'])),
  );
  const definition = journey(...pages, page('end', advice()));
  const plan = planOf(definition);
  let row = { ...walkWholePath(plan, new Map(), 'Active') };
  for (let index = 0; index < 60; index++) {
    const read = { row: { id: '', journey: '', version: 1, revision: 0, ...row }, stored: new Map() };
    const stepId = `question-${index}`;
    const after = walkPageAgain(locate(plan, read, stepId), row, stepId, [
      { id: `${stepId}.yes`, value: 'yes' },
    ]);
    if (!after) throw new Error(`The whole path was walked at question ${index}.`);
    row = after;
  }
  expect(row.status).toBe('Complete');
});
