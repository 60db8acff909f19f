import type { LivingPlace } from '../../people/nation.ts';
import { APPLICATION_KINDS, type ApplicationForm, type ApplicationKind } from '../form.ts';
import { ADMINISTRATION_ORDER } from './administrationOrder.ts';
import { BANKRUPTCY } from './bankruptcy.ts';
import { BREATHING_SPACE } from './breathingSpace.ts';
import { DEBT_PAYMENT_PROGRAMME } from './debtPaymentProgramme.ts';
import { DEBT_RELIEF_ORDER } from './debtReliefOrder.ts';
import { inWordsOf } from './inWordsOf.ts';
import { IVA_HANDOVER } from './ivaHandover.ts';
import { MENTAL_HEALTH_BREATHING_SPACE } from './mentalHealthBreathingSpace.ts';
import { MINIMAL_ASSET_PROCESS, SEQUESTRATION } from './scottishBankruptcy.ts';
import { TRUST_DEED } from './trustDeed.ts';

/** Every form that we prepare. */
export const APPLICATION_FORMS: Readonly<Record<ApplicationKind, ApplicationForm>> = {
  'breathing-space': BREATHING_SPACE,
  'mental-health-breathing-space': MENTAL_HEALTH_BREATHING_SPACE,
  'debt-relief-order': DEBT_RELIEF_ORDER,
  'debt-payment-programme': DEBT_PAYMENT_PROGRAMME,
  'iva-handover': IVA_HANDOVER,
  'minimal-asset-process': MINIMAL_ASSET_PROCESS,
  sequestration: SEQUESTRATION,
  bankruptcy: BANKRUPTCY,
  'administration-order': ADMINISTRATION_ORDER,
  'trust-deed': TRUST_DEED,
};

/** The form of a kind as it is kept; null for one that we do not prepare. */
export function formOfKind(kind: string): ApplicationForm | null {
  const known = APPLICATION_KINDS.find(one => one === kind);
  return known ? APPLICATION_FORMS[known] : null;
}

/** The form by which a solution is applied for in a nation, in its words; null where it has none, as a plan that nobody decides on. */
export function formFor(shortName: string, nation: LivingPlace | null): ApplicationForm | null {
  const isFor = ({ shortNames, nations }: ApplicationForm) =>
    shortNames.some(name => name === shortName) && nations.some(one => one === nation);
  const form = Object.values(APPLICATION_FORMS).find(isFor);
  return form ? inWordsOf(form, nation) : null;
}
