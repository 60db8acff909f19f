import { sayDay } from '../../../values/dayWords.ts';
import { formatSum } from '../../../values/pence.ts';
import type { AgreedWithSeller } from '../kept.ts';

const PAY_ON = 'go on paying whom you paid before, unless you are on a break';
const WAITS = `Your offer waits until then. Meanwhile, ${PAY_ON}.`;
const NONE_CAME = `no proof has come. Ask once more, and ${PAY_ON}. If they still send none, ring us.`;
const THEY_SHOW = 'they show you that they have it';

/** What is read of a debt that was sold and whose buyer has had no offer yet, on every page and paper alike. */
export const soldWords = {
  /** How it stands with them. */
  standing: 'Proof first',
  /** What there is to do today. */
  task: 'Ask who bought your debt for proof',
  /** What is next, after "Next:". `by` is empty where there is no day, or it has passed. */
  steps: {
    'ask for proof': () => `ask them for proof that they have it now. ${WAITS}`,
    'they send proof': ({ by }: { readonly by: string }) =>
      by === ''
        ? `${THEY_SHOW}. ${WAITS}`
        : `${THEY_SHOW}, by ${by}. ${WAITS} If nothing comes, ask once more.`,
    'ask for proof again': () => NONE_CAME,
  },
  /** The same on paper. */
  stepsOnPaper: {
    'ask for proof': () => `Ask them for proof that they have it now. ${WAITS}`,
    'they send proof': (by: string) =>
      by === ''
        ? `They show you that they have it. ${WAITS}`
        : `They show you that they have it, by ${by}. ${WAITS} If nothing comes, ask once more.`,
    'ask for proof again': () => started(NONE_CAME),
  },
  /** Once the letter went. */
  asked: (day: string) => `You asked them for proof on ${sayDay(day)}.`,
  /** What who had it before had agreed to. */
  agreedWithSeller: ({ with: name, on, payment, stopsInterest }: AgreedWithSeller) =>
    `Agreed before with ${name}: yes to ${formatSum(payment)} a month${
      stopsInterest ? ', and interest stopped' : ''
    }, on ${sayDay(on)}.`,
  /** Above a letter that makes an offer to them. */
  letter:
    'This letter makes an offer to who says that they bought your debt. It waits until you have proof that they have it now, or say on your plan that you go on without. What you wrote is kept.',
  /** As a date to keep. */
  date: (from: string) => ({
    title: `${from} says they bought your debt`,
    text: `Ask for proof first. ${WAITS}`,
    doThis: `Ask ${from} for proof`,
  }),
} as const;

function started(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
