import type { Sender, Senders } from '../data/outbox/sender.ts';

/** The kinds of outbox entries that are sent, by name. What is only typed is no such kind. */
const SENT_KINDS = [
  'answer',
  'debt',
  'budget category',
  'budget list',
  'call-back',
  'advice call',
  'household',
  'health',
  'support needs',
  'legal answers given',
  'details',
  'budget category submitted before',
  'marketing consents',
  'chat message',
] as const;
export type SentKind = (typeof SENT_KINDS)[number];

/** The code is fetched once an entry of its kind waits, and so is the list of where it is: no first page needs either. */
async function fetchSender(kind: SentKind): Promise<Sender> {
  const { FETCH_SENDER } = await import('./fetchSender.ts');
  return FETCH_SENDER[kind]();
}

/** How waiting outbox entries are sent, whatever page is open, unless the page that shows them sends them itself. */
export const SENDERS: Senders = Object.fromEntries(SENT_KINDS.map(kind => [kind, () => fetchSender(kind)]));
