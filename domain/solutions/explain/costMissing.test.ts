import { expect, it } from 'vitest';
import { budgetOf, lineOf, linesWith, noCurrentEvents } from '../testing/cases.ts';
import { costMissing } from './costMissing.ts';

const happening = (changes: Partial<ReturnType<typeof noCurrentEvents>>) => ({
  happening: { ...noCurrentEvents(false), ...changes },
  statement: budgetOf([...linesWith(120_00), lineOf(1011, 400_00)]),
  confirmed: null,
});

it.each([
  ['nothing', {}, 120_00, null],
  ['what nobody knows', { noFood: null, disconnection: null }, 120_00, null],
  [
    'food, heat or power, not said which',
    { noEssentials: true, disconnection: true },
    120_00,
    'You told us you can’t pay for food, heat or power. So a cost may be missing here.',
  ],
  [
    'food',
    { noFood: true },
    120_00,
    'You told us you have no money for food. So a cost may be missing here.',
  ],
  [
    'food or heat, in a record that does not keep which',
    { noFood: true, noEssentials: null },
    120_00,
    'You told us you can’t pay for the basics. So a cost may be missing here.',
  ],
  [
    'power',
    { disconnection: true },
    0,
    'You told us your gas or power may be cut off. So a cost may be missing here.',
  ],
  [
    'both',
    { noFood: true, disconnection: true },
    120_00,
    'You told us you have no money for food, and that your gas or power may be cut off. So a cost may be missing here.',
  ],
  [
    'benefits, of which the budget counts some',
    { benefitsStopped: true },
    120_00,
    'You told us your benefits have stopped. So some of the money counted here may not come.',
  ],
  ['food, where more goes out than comes in', { noFood: true }, -1, null],
])(
  'says beside what is left that a cost may be missing, where this is lacking: %s (WT-053, WT-033)',
  (_, changes, left, says) => {
    expect(costMissing(happening(changes), { left })).toBe(says);
  },
);

it('says nothing where nothing is known to be left (WT-053)', () => {
  expect(costMissing(happening({ noFood: true }), null)).toBeNull();
});

const STOPPED = happening({ benefitsStopped: true });

it.each([
  ['the budget counts none', { ...STOPPED, statement: budgetOf(linesWith(120_00)) }],
  ['the person says that those still come', { ...STOPPED, confirmed: ['benefits stopped beside benefits'] }],
] as const)('says nothing of benefits that have stopped where %s (WT-164)', (_, facts) => {
  expect(costMissing(facts, { left: 120_00 })).toBeNull();
});

it('says it of benefits where only something else was confirmed (WT-164)', () => {
  const facts = { ...STOPPED, confirmed: ['very great age'] } as const;
  expect(costMissing(facts, { left: 120_00 })).toContain('may not come');
  expect(costMissing(facts, { left: -1 })).toBeNull();
});
