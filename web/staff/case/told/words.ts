import type { AGREEMENTS } from '@towpath/contracts/api/agreements.ts';

/** What staff read of what a person told them of their health, of how to talk to them, and of their yes and no. */
export const words = {
  needs: {
    heading: 'What helps when we talk',
    role: 'Your role does not see it, so none is shown.',
    consent: 'They have not agreed to our keeping what helps, so nothing is kept.',
    nothing: 'They told us of nothing that helps.',
    label: 'What helps them?',
    hint: 'Choose all that fit.',
  },
  first: 'Read them the words first, below under “What they agreed to”.',
  saved: 'Saved. They can read that you did, and why.',
  healthSaved:
    'Saved. They can read that you did, and why. The advice from before, if there is any, is to be run again.',
  tell: (says: readonly string[]) => ['Saved. Tell them now:', ...says].join(' '),
  agreed: {
    heading: 'What they agreed to',
    lead: 'On the phone you read them the words, and they say yes or no. It is their own answer.',
    open: 'Read it to them',
    openOf: (what: string) => `Read it to them: ${what}`,
    names: {
      'credit search': 'Searches of their credit report',
      'news by email or WhatsApp': 'News by email or WhatsApp',
      'news by text message': 'News by text message',
      'sharing the budget': 'Sharing the budget',
      'health conditions': 'Keeping facts of health',
      'support needs': 'Keeping what helps when we talk',
    } satisfies Record<(typeof AGREEMENTS)[number], string>,
    never: 'Not asked yet',
    yes: (day: string) => `Yes, on ${day}`,
    no: (day: string) => `No, on ${day}`,
    outdated: (day: string) => `Yes on ${day}, to words that have changed since: it does not count now`,
    byPhone: (day: string, by: string) => `Said on the phone on ${day}, to ${by}`,
    saved: 'Saved, as what they said themselves on the phone.',
  },
};
