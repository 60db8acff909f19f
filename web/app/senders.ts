import type { Senders } from '../data/outbox/sender.ts';

/**
 * How waiting outbox entries are sent, whatever page is open: one line per kind, by its name. The code is
 * fetched once an entry of that kind waits and the page that shows it has not registered a sender itself.
 */
export const SENDERS: Senders = {
  answer: async () => (await import('../journey/state/sendAnswer.ts')).answerSender,
  debt: async () => (await import('../debts/state/sendDebt.ts')).debtSender,
  'budget category': async () => (await import('../budget/state/sendCategory.ts')).categorySender,
  'call-back': async () => (await import('../callbacks/state/callbackSave.ts')).callbackSender,
  'advice call': async () => (await import('../callbacks/state/adviceCall.ts')).adviceCallSender,
  household: async () => (await import('../household/state/householdSave.ts')).householdSender,
  health: async () => (await import('../health/state/healthSaves.ts')).healthSender,
  'support needs': async () => (await import('../health/state/healthSaves.ts')).needsSender,
};
