import { STEP_KINDS } from '@towpath/domain/journeys/kinds.ts';
import { fullReview, qualifier } from '@towpath/domain/journeys/testing/shipped.ts';
import { expect, it } from 'vitest';
import { STEP_SCREENS } from './stepKinds.ts';

const kinds = STEP_KINDS.map(({ name }) => name).toSorted();

it('has a screen for each of the 18 kinds of step, and for no other (JN-069)', () => {
  expect(kinds).toHaveLength(18);
  expect([...STEP_SCREENS.keys()].toSorted()).toEqual(kinds);
});

it('shows every kind of step to people who begin now, in the Qualifier and the full review (JN-069)', () => {
  const used = [qualifier, fullReview].flatMap(({ pages }) =>
    pages.flatMap(({ sections }) => sections.flatMap(({ steps }) => steps.map(({ type }) => type))),
  );
  expect([...new Set(used)].toSorted()).toEqual(kinds);
});
