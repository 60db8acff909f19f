import { STEP_KINDS } from '@towpath/domain/journeys/kinds.ts';
import { fullReview, qualifier } from '@towpath/domain/journeys/testing/shipped.ts';
import { expect, it } from 'vitest';
import { STEP_SCREENS } from './stepKinds.ts';

const kinds = STEP_KINDS.map(({ name }) => name).toSorted();

/** The kinds that the specification names; there may be more. */
const OF_THE_SPECIFICATION = [
  'Question',
  'Information',
  'Registration',
  'Marketing Consents',
  'Hard Dropout',
  'Hard Dropout without Callback',
  'Soft Dropout',
  'Qualifier Advice',
  'Full Journey Advice',
  'Household Makeup',
  'Health Conditions',
  'Customer Debts Intro',
  'Customer Debts',
  'Customer Debts Summary',
  'IE Intro',
  'SFS Intro',
  'SFS',
  'SFS Summary',
];

it('has a screen for each kind of step, those of the specification among them, and for no other (JN-069)', () => {
  expect([...STEP_SCREENS.keys()].toSorted()).toEqual(kinds);
  expect(kinds).toEqual(expect.arrayContaining(OF_THE_SPECIFICATION));
});

it('shows every kind of step to people who begin now, in the Qualifier and the full review (JN-069)', () => {
  const used = [qualifier, fullReview].flatMap(({ pages }) =>
    pages.flatMap(({ sections }) => sections.flatMap(({ steps }) => steps.map(({ type }) => type))),
  );
  expect([...new Set(used)].toSorted()).toEqual(kinds);
});
