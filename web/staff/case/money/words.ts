import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import type { caseEntitlements } from '@towpath/contracts/api/staffEntitlements.ts';

type Help = AnswerOf<typeof caseEntitlements>['help'][number];

/** What staff read of the help that was found for a person. */
export const words = {
  lead: 'Estimates by what they told us. Nothing of it is in their budget before they get it.',
  together: (sum: string) => `Together about ${sum} a month.`,
  none: 'Nothing was found that they miss.',
  missing: (parts: readonly string[]) => `It can be looked for once this is told: ${parts.join(', ')}.`,
  withheld: 'Some help tells of health: your role does not see it, and it is not in the sum.',
  likelihood: {
    'very likely': 'Very likely',
    likely: 'Likely',
    'worth checking': 'Worth checking',
  } satisfies Readonly<Record<Help['likelihood'], string>>,
  sum: (sum: string) => `${sum} a month`,
  noSum: 'no sum can be said',
  byWhen: (when: string) => `By when: ${when}`,
  toConfirm: (what: string) => `To be confirmed by one of us: ${what}`,
  source: (name: string) => `Source: ${name}`,
  said: {
    done: (day: string) => `They asked for it on ${day}.`,
    gets: (day: string) => `They said on ${day} that they get it.`,
    'not for me': (day: string) => `They said on ${day} that it is not for them.`,
  },
  saidNothing: 'They have not said that they asked for it.',
  already: 'In their budget already',
  notFitting: (count: number) =>
    count === 1 ? 'One kind that does not fit, and why' : `${count} kinds that do not fit, and why`,
};
