import type { Place } from './answer.ts';
import { type ApplicationKind, fieldsOf } from './form.ts';
import { APPLICATION_FORMS } from './forms/forms.ts';
import { IN_IT } from './inIt.ts';

/** What a field is known by here: its id, or that of its list and its own. */
type Asked = string;

const HOME_HERE = { livesHere: 2 };
const IN_IT_3 = { [`debts.${IN_IT}`]: 3 };
const IN_IT_4 = { [`debts.${IN_IT}`]: 4 };
const TOTAL = { monthlyIncome: 2 };
const FEE_5 = { fee: 5, signedOn: 5 };

/**
 * What a form did not ask in its first version, with the version that asks it first. A field that a form is given later gets
 * its line here, beside the new version of the form: else what was handed over before looks as if it had changed.
 */
export const ADDED_IN: Readonly<Partial<Record<ApplicationKind, Readonly<Record<Asked, number>>>>> = {
  'breathing-space': { ...HOME_HERE, ...IN_IT_3 },
  'mental-health-breathing-space': { ...HOME_HERE, ...IN_IT_3 },
  'debt-relief-order': { ...TOTAL, ...IN_IT_3 },
  'debt-payment-programme': { livesHere: 3, monthlyIncome: 3, ...IN_IT_4 },
  'iva-handover': { 'debts.creditorAddress': 2, livesHere: 3, leftOn: 3, monthlyIncome: 3, ...IN_IT_4 },
  'minimal-asset-process': { ...TOTAL, ...IN_IT_3, ...FEE_5 },
  sequestration: { ...TOTAL, ...IN_IT_3, ...FEE_5 },
  bankruptcy: { ...TOTAL, ...IN_IT_3, 'accounts.accountReference': 4, fee: 6 },
  'administration-order': { ...HOME_HERE, ...TOTAL },
  'trust-deed': { ...TOTAL, ...IN_IT_3 },
};

/** A form of a kind, as it was in one of its versions. */
type FormThen = { readonly kind: string; readonly version: number };

/**
 * Tells of each place whether an earlier version of a form asked what stands there and its form of today still asks it. Only
 * of such places can an answer have changed: of the others there is none to compare it with.
 */
export function askedInBoth({ kind, version }: FormThen): (at: Place) => boolean {
  const form = Object.values(APPLICATION_FORMS).find(one => one.kind === kind);
  if (form === undefined || form.version === version) return () => true;
  const asked = new Set<Asked>(
    fieldsOf(form).flatMap(field => [
      field.id,
      ...(field.kind === 'list' ? field.parts.map(part => `${field.id}.${part.id}`) : []),
    ]),
  );
  const added = ADDED_IN[form.kind] ?? {};
  const wasAsked = (one: Asked) => asked.has(one) && (added[one] ?? 1) <= version;
  return ({ field, part }) => wasAsked(field) && (part === null || wasAsked(`${field}.${part}`));
}
