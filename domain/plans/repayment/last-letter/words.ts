import { sayDay } from '../../../values/dayWords.ts';

const IN_WRITING = 'to say in writing that nothing is left to pay';

/** What people read of the letter that asks who was paid in full to say so. */
export const lastLetterWords = {
  /** What there is to do today. */
  task: `Ask who is paid off ${IN_WRITING}`,
  /** With a lender, after "Next:". */
  step: `ask them ${IN_WRITING}. A letter for that is ready.`,
  stepOnPaper: `Ask them ${IN_WRITING}. A letter for that is ready.`,
  /** With a lender who was asked. @param day 'YYYY-MM-DD' */
  asked: (day: string) => `You asked them on ${sayDay(day)} ${IN_WRITING}. Keep what they write.`,
  /** What comes next of a plan of which nothing is left to pay. */
  next: 'You ask for a letter that says nothing is left',
  /** What its person does now, before it is closed and once it is. */
  you: 'Ask each of them for a letter that says nothing is left.',
  youAsked: 'You asked each of them for a letter that says nothing is left. Keep what they write.',
  /** Where none was paid off by the plan itself. */
  noneToAsk: 'Keep what each of them wrote, in case somebody asks for it again.',
  /** Among dates to keep. @param names whom it goes to */
  date: (names: readonly string[]) => {
    const whom = names.length === 1 ? `${names[0]}` : `${names.length} lenders`;
    return {
      title: `Paid off: ${whom}`,
      text: `${names.length === 1 ? 'A letter' : 'A letter for each'} is ready that asks them ${IN_WRITING}. Nothing goes by itself.`,
      doThis: names.length === 1 ? `Ask ${names[0]} for a last letter` : `Ask your ${whom} for a last letter`,
    };
  },
  /** Once all of it is paid and those letters went. */
  close: (inScheme: boolean) => ({
    title: inScheme ? 'Your programme: nothing is left to pay' : 'Your plan: nothing is left to pay',
    text: 'Close it on its page. What happened to it stays in your papers.',
    doThis: inScheme ? 'Close your programme' : 'Close your plan',
  }),
} as const;
