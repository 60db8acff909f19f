import { CONSENT_CHANNELS, CONSENT_TYPES } from '@towpath/domain/people/consents.ts';
import { formatPounds, type Pence } from '@towpath/domain/values/pence.ts';

/** What is left in a month, or short, as a line and its sum. */
export function leftWords(left: Pence): { readonly label: string; readonly sum: string } {
  return {
    label: left < 0 ? 'Short each month' : 'Left over each month',
    sum: formatPounds(Math.abs(left)),
  };
}

/** The chart in one sentence. */
export function chartSentence(income: Pence, outgoings: Pence): string {
  const left = income - outgoings;
  const rest = left < 0 ? `You are ${formatPounds(-left)} short.` : `${formatPounds(left)} is left over.`;
  return `Money in is ${formatPounds(income)} a month. Money out is ${formatPounds(outgoings)}. ${rest}`;
}

/** The question about sharing, and what the answer is kept as (IE-020, IE-021). */
export const SHARING = {
  asked: {
    consentTypeId: CONSENT_TYPES.moneyAdviceBody,
    consentChannelTypeId: CONSENT_CHANNELS.emailOrWhatsApp,
  },
  question: 'Can we share your budget with the Money and Pensions Service?',
  hint: 'It is a public money-advice body. It uses budgets to plan free help across the UK. It does not change the advice we give you.',
  yes: 'Yes, that’s fine',
  no: 'No, keep it private',
} as const;
