import type { Sender } from '../data/outbox/sender.ts';
import type { SentKind } from './senders.ts';

/** Where the code is that sends outbox entries of each kind from any page. */
export const FETCH_SENDER: Readonly<Record<SentKind, () => Promise<Sender>>> = {
  answer: async () => (await import('../journey/state/answerSender.ts')).answerSender,
  debt: async () => (await import('../debts/state/sendDebt.ts')).debtSender,
  'budget category': async () => (await import('../budget/state/sendCategory.ts')).categorySender,
  'budget list': async () => (await import('../budget/state/sendList.ts')).listSender,
  'call-back': async () => (await import('../callbacks/state/callbackSave.ts')).callbackSender,
  'advice call': async () => (await import('../callbacks/state/adviceCall.ts')).adviceCallSender,
  household: async () => (await import('../household/state/householdSave.ts')).householdSender,
  health: async () => (await import('../health/state/healthSaves.ts')).healthSender,
  'support needs': async () => (await import('../health/state/healthSaves.ts')).needsSender,
  'marketing consents': async () => (await import('../consents/state/consentsSave.ts')).consentsSender,
  'legal answers given': async () => (await import('../debts/state/legalSave.ts')).legalSender,
  'chat message': async () => (await import('../chat/state/messageSave.ts')).messageSender,
  details: async () => (await import('../debts/state/detailsSave.ts')).detailsSender,
  'budget category submitted before': async () =>
    (await import('../budget/state/sendSubmittedBefore.ts')).submittedBeforeSender,
};
