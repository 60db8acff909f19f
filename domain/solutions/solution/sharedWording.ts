import { type CourtLaw, courtLawOf, JUDGMENTS_OFFICE_NAME, officersOf } from '../../people/courtLaw.ts';
import type { UkNation } from '../../people/nation.ts';
import type { ByTenure, Term } from './wording.ts';

/** Sentences that several solutions say in the same words. */
export const SHARED_DEBTS =
  'If you share a debt with someone, they may have to pay all of it. So may someone who promised to pay if you cannot.';
export const BANK =
  'A bank that you owe may close or freeze your account. Open one with a bank that you owe nothing.';
export const HARD_TO_BORROW = 'That makes it hard to borrow.';
export const ADDRESS_CAN_BE_LEFT_OUT =
  'Could someone harm you if they find your home? Tell an adviser first. You can ask for your address to be left out.';

export const PUBLIC_REGISTER: Term = { word: 'public register', meaning: 'a list that anyone can look at' };
export const TRUSTEE: Term = {
  word: 'trustee',
  meaning: 'the person who takes care of the plan and your things',
};
export const INSOLVENCY_PRACTITIONER: Term = {
  word: 'insolvency practitioner',
  meaning: 'a person with a licence to run this kind of plan',
};
export const JUDGMENTS_OFFICE: Term = {
  word: JUDGMENTS_OFFICE_NAME,
  meaning: 'the office in Northern Ireland that collects what a court says is owed',
};
export const COMMON_FINANCIAL_TOOL: Term = {
  word: 'Common Financial Tool',
  meaning:
    'the way that the law in Scotland counts what you can pay. It leaves you a little for surprises, so the sum is less than in other plans',
};

const GO_TO_COURT = 'Someone you owe can still go to court.';

/** Who may be sent, and what may be put on a home, by somebody who is owed money and goes to court. */
const COURT_ACTION: Readonly<Record<CourtLaw, (officers: string) => Required<ByTenure>>> = {
  'england-and-wales': officers => ({
    owner: `${GO_TO_COURT} They may ask for a charging order, a claim on your home.`,
    tenant: `${GO_TO_COURT} They may ask to send ${officers}, or for a part of your pay.`,
  }),
  scotland: officers => ({
    owner: `${GO_TO_COURT} They may ask for a block on the sale of your home.`,
    tenant: `${GO_TO_COURT} They may send ${officers}, or ask for a part of your pay.`,
  }),
  'northern-ireland': officers => ({
    owner: `${GO_TO_COURT} ${capital(officers)} may then put a claim on your home.`,
    tenant: `${GO_TO_COURT} ${capital(officers)} may then take a part of your pay.`,
  }),
};

/** What people who are owed money can still do where a solution does not bind them. */
export function courtAction(nation: UkNation): Required<ByTenure> {
  return COURT_ACTION[courtLawOf(nation)](officersOf(nation));
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
