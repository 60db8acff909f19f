import { STILL_STANDS } from '../../stillStands.ts';
import { day, list, money, text, yesNo } from './field.ts';

/** What a court has said about a debt. */
export const judgmentsOf = (fewest: number) =>
  list('judgments', 'Judgments against you', 'Each letter of a court that says what you owe', {
    entryName: 'judgment',
    namedBy: 'creditor',
    fewest,
    most: 40,
    parts: [
      text('creditor', 'Who took you to court', null, { most: 200 }),
      yesNo(STILL_STANDS, 'Does it still count?', null, { isOptional: true }),
      text('court', 'Which court', 'At the top of the judgment'),
      text('claimNumber', 'Claim number', 'At the top of the judgment', { most: 20 }),
      day('madeOn', 'Day of the judgment', 'On the judgment'),
      money('owed', 'What is left to pay', 'On the judgment, less what you have paid'),
      money('monthly', 'What the court says you pay each month', 'Put 0 if it says all at once'),
    ],
  });
