import { describe, expect, it } from 'vitest';
import { ADDED_IN, askedInBoth } from './askedInBoth.ts';
import { APPLICATION_KINDS, type ApplicationKind, fieldsOf } from './form.ts';
import { APPLICATION_FORMS } from './forms/forms.ts';

const at = (field: string, part: string | null = null) => ({ field, entry: part && 'own:1', part });

/** Versions that take one more answer to what was asked already: nothing that was answered before looks changed by it. */
const MORE_ANSWERS_IN: Partial<Record<ApplicationKind, number>> = { 'debt-relief-order': 4 };

/** Versions whose file holds the sums of what was asked already. */
const SUMS_IN: Record<ApplicationKind, number> = {
  'breathing-space': 4,
  'mental-health-breathing-space': 4,
  'debt-relief-order': 5,
  'debt-payment-programme': 5,
  'iva-handover': 5,
  'minimal-asset-process': 4,
  sequestration: 4,
  bankruptcy: 5,
  'administration-order': 3,
  'trust-deed': 4,
};

describe('what an earlier version of a form asked too', () => {
  it.each<[string, number, ReturnType<typeof at>, boolean]>([
    ['debt-relief-order', 1, at('monthlyIncome'), false],
    ['debt-relief-order', 2, at('monthlyIncome'), true],
    ['debt-relief-order', 1, at('savings'), true],
    ['breathing-space', 1, at('livesHere'), false],
    ['iva-handover', 1, at('debts', 'creditorAddress'), false],
    ['iva-handover', 1, at('debts', 'balance'), true],
    ['iva-handover', 2, at('debts', 'creditorAddress'), true],
    ['iva-handover', 2, at('livesHere'), false],
    ['sequestration', 4, at('signedOn'), false],
    // It was asked once, and is no more.
    ['debt-relief-order', 1, at('favouriteColour'), false],
    ['debt-relief-order', 1, at('debts', 'favouriteColour'), false],
  ])('%s, version %i: %o is %s (DN-670)', (kind, version, place, isAsked) => {
    expect(askedInBoth({ kind, version })(place)).toBe(isAsked);
  });

  it.each(APPLICATION_KINDS)('names what the form asks, up to its version of today: %s (DN-670)', kind => {
    const form = APPLICATION_FORMS[kind];
    const ids = fieldsOf(form).flatMap(field => [
      field.id,
      ...(field.kind === 'list' ? field.parts.map(({ id }) => `${field.id}.${id}`) : []),
    ]);
    const added = Object.entries(ADDED_IN[kind] ?? {});
    expect(ids).toEqual(expect.arrayContaining(added.map(([id]) => id)));
    for (const [, version] of added) expect(version).toBeLessThanOrEqual(form.version);
    // A form that is in a later version got something with it.
    const versions = [...added.map(([, version]) => version), MORE_ANSWERS_IN[kind] ?? 1, SUMS_IN[kind]];
    expect(Math.max(...versions)).toBe(form.version);
  });
});
