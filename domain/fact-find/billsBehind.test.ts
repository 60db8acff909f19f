import { expect, it } from 'vitest';
import { planOf, qualifier } from '../journeys/testing/shipped.ts';
import { knownAnswers } from './knownAnswers.ts';
import { answersOf, creditTypes, debt, kindGuides, QUALIFIER } from './testing/found.ts';

const COUNCIL_TAX = 'Council tax, with its water charges';
const ANSWERS = answersOf({ qualifier: { ...QUALIFIER, arrears: ['council-tax', 'energy'] }, review: {} });
const kindOf = (told: string) => kindGuides.find(({ toldAs }) => toldAs.includes(told))?.id ?? null;

it.each([
  ['both are listed', ['arrears.council-tax', 'arrears.energy'], `${COUNCIL_TAX}; Gas or electricity`],
  ['one was taken off', ['arrears.council-tax', 'creditors.credit-card'], COUNCIL_TAX],
  ['both were taken off', ['creditors.credit-card'], null],
  ['nothing is listed yet', [], `${COUNCIL_TAX}; Gas or electricity`],
])(
  'no bill is named as behind that was taken off the list as not owed: where %s (WT-052)',
  (_, told, named) => {
    const debts = told.map(one => debt(one, { creditTypeId: kindOf(one) }));
    const known = knownAnswers({
      answers: ANSWERS,
      qualifierPlan: planOf(qualifier),
      debts,
      creditTypes,
      kindGuides,
      lines: [],
    });
    expect(known.find(({ stepId }) => stepId === 'debt-details')?.says).toBe(
      named === null ? undefined : `You told us you are behind with: ${named}.`,
    );
  },
);
