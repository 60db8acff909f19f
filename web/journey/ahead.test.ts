import type { SavedAnswers } from '@towpath/domain/journey-engine/definition/definition.ts';
import {
  advice,
  checkbox,
  journey,
  page,
  radio,
  step,
  typed,
} from '@towpath/domain/journey-engine/fixtures/build.ts';
import { pathOf } from '@towpath/domain/journey-engine/run/path.ts';
import { planOf } from '@towpath/domain/journeys/testing/shipped.ts';
import { expect, it } from 'vitest';
import { stepsAhead } from './ahead.ts';

const plan = planOf(
  journey(
    page('one', typed('Money', 'income'), checkbox('owns', ['car', 'none']), radio('work', ['yes', 'no'])),
    page('two', step('Soft Dropout', 'talk'), advice()),
  ),
);
const one = plan.pageById.get('one');

function ahead(saved: SavedAnswers, drafts: SavedAnswers) {
  if (!one) throw new Error('There is no such page.');
  const given = (stepId: string) => drafts.get(stepId) ?? saved.get(stepId) ?? [];
  const { steps, open } = stepsAhead(plan, one, { saved, path: pathOf(plan, saved), drafts, given });
  return [steps.map(({ stepId, state }) => `${stepId} ${state}`), open?.stepId];
}

const income = [{ id: 'income.typed', value: '1500' }];
const car = [{ id: 'owns.car', value: 'car' }];
const yes = [{ id: 'work.yes', value: 'yes' }];

it('shows the next question for what is typed or ticked, before it is saved (WT-057)', () => {
  expect(ahead(new Map(), new Map())).toEqual([['income open'], 'income']);
  expect(ahead(new Map(), new Map([['income', income]]))).toEqual([['income open', 'owns open'], 'owns']);
  const both = new Map([
    ['income', income],
    ['owns', car],
  ]);
  expect(ahead(new Map(), both)).toEqual([['income open', 'owns open', 'work open'], 'work']);
});

it('shows nothing more for what cannot count', () => {
  expect(ahead(new Map(), new Map([['income', [{ id: 'income.typed', value: 'x' }]]]))).toEqual([
    ['income open'],
    'income',
  ]);
});

it('has nothing open once Continue can send all, and tells what is saved from what is not (WT-057)', () => {
  const saved = new Map([['income', income]]);
  const drafts = new Map([
    ['owns', car],
    ['work', yes],
  ]);
  expect(ahead(saved, drafts)).toEqual([['income answered', 'owns open', 'work open'], undefined]);
});
