import type { ContradictionCode } from '../case/case.ts';

/** What does not seem to fit, without blame: the person may well be right. */
const WORDS: Readonly<Record<ContradictionCode, string>> = {
  'vehicle costs without a vehicle': 'Your budget has costs for a vehicle, and you own none.',
  'retired young': 'You are retired, and under 50.',
  'pays more than comes in': 'You pay more to your debts each month than comes in.',
  'debt of another nation': 'One of your debts is of a kind that we do not know where you live.',
  'ended before it began': 'Something is over before it began, or on a day still to come.',
  'mortgage without a home': 'You have a mortgage, and do not own your home.',
  'home without its mortgage':
    'You put £0 for a mortgage or a loan on your home, and your debts or your budget show one.',
  'back pay above the savings': 'More of your savings is back pay than you have put by.',
  'back pay without the benefit':
    'Some of your savings is back pay of a disability benefit, and your budget has no such benefit.',
  'pay of a partner without one': 'Your budget has a partner’s pay, and no partner shares it.',
  'child benefit without a child': 'Your budget has Child Benefit, and no child lives with you.',
  'benefits stopped beside benefits':
    'You told us that your benefits have stopped, and your budget has some.',
  'only benefits beside a wage': 'Benefits are all that you get, and your budget has pay from work.',
  'not working beside a wage': 'You do not work, and your budget has pay from work.',
  'overdue above the balance': 'More is overdue on one of your debts than you owe on it.',
  'very great age': 'Your date of birth makes you more than 105.',
};

/** What an adviser looks at with the person, in plain words: each thing that does not seem to fit by name. */
export function sayContradictions(codes: readonly ContradictionCode[]): string {
  const all = codes.map(code => WORDS[code]).join(' ');
  return `${all} You may well be right. An adviser will look at this with you.`;
}
