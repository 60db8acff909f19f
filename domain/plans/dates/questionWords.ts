import type { DatedThing } from './things.ts';

/** What a question is about that is asked since two things that were told do not go together, by its step. */
const ABOUT: Readonly<Record<string, string>> = {
  'fits-partner': 'a partner’s pay',
  'fits-benefits': 'your benefits and pay',
  'fits-home': 'your home',
  'fits-mortgage': 'your home',
  'fits-vehicle': 'your vehicle',
  'fits-retired': 'your work and your age',
  'fits-age': 'your age',
  'fits-work': 'your work and pay',
  'fits-payments': 'what you pay to your debts',
  'fits-overdue': 'what is overdue',
  'fits-child-benefit': 'Child Benefit',
  'fits-stopped': 'your benefits',
  'fits-nation': 'one of your debts',
};

/** What such a question is about, as inside a sentence; null of any other. */
export function aboutOf(stepId: string): string | null {
  return ABOUT[stepId] ?? null;
}

/** What a person reads of a question that stands before their advice. Of any other it names the part alone, and no more. */
export function wordsOfQuestion({
  stepId,
  part,
}: Pick<Extract<DatedThing, { kind: 'question' }>, 'stepId' | 'part'>) {
  const about = aboutOf(stepId);
  const title = about === null ? 'Answer what is still open' : `Answer one more question about ${about}`;
  const where = about === null && part !== '' ? ` It is in “${part}”.` : '';
  return {
    title,
    text: `What you told us has changed. We need this before we can say what fits now.${where}`,
    doThis: title,
    action: 'Answer it now',
    leadsTo: 'questions',
  } as const;
}
