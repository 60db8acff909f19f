import type { StandingRepayment } from '@towpath/contracts/api/repayment.ts';

type Debt = StandingRepayment['debts'][number];
type Step = Debt['next']['step'];
type Task = StandingRepayment['tasks'][number];

/** What is done by a letter, with the step of each debt that it is about. */
const STEPS: Readonly<Partial<Record<Task, Step>>> = {
  'ask for proof': 'ask for proof',
  'send offers': 'send the offer',
  'answer the court': 'answer the court',
  'pay the settlement': 'pay the settlement',
  'ask about the settlement': 'ask about the settlement',
  'take up the settlement': 'take up the settlement',
  'answer who asks for more': 'show them your budget',
  'write again': 'write again',
  'ask again': 'ask again',
  'tell of the break': 'tell of the break',
  'ask for last letters': 'ask for a last letter',
};
/** The same as its task once nothing came of it. */
const AGAIN: Step = 'ask for proof again';
const BY_LETTER: ReadonlySet<Step> = new Set([...Object.values(STEPS), AGAIN]);

/** Whether what comes next with whom a debt is owed to is done by a letter to them. */
export function isByLetter({ next }: Pick<Debt, 'next'>): boolean {
  return next.who === 'you' && BY_LETTER.has(next.step);
}

/** Of a task that is done by letter, the debts whose letters are to go; null for one that is done in another way. */
export function lettersOfTask(task: Task, debts: StandingRepayment['debts']): readonly Debt[] | null {
  const step = STEPS[task];
  if (step === undefined) return null;
  const isOf = (one: Step) => one === step || (step === 'ask for proof' && one === AGAIN);
  return debts.filter(({ next }) => next.who === 'you' && isOf(next.step));
}
