import { describe, expect, it } from 'vitest';
import { debtOf, tenant } from '../solutions/testing/cases.ts';
import { RULEBOOK } from '../solutions/testing/inForce.ts';
import type { Entry, Given } from './answer.ts';
import { closingInForm } from './closingInForm.ts';
import { filled } from './filled.ts';
import { APPLICATION_FORMS } from './forms/forms.ts';
import { mayApply } from './mayApply.ts';
import { factsOf, NOTHING_KNOWN, TODAY } from './testing/person.ts';

const form = APPLICATION_FORMS['debt-relief-order'];
const of = (told: ReturnType<typeof tenant>, given: Given) => ({
  facts: told,
  filled: filled(form, factsOf(told), given),
  kinds: NOTHING_KNOWN.kinds,
});
const closing = (given: Given, told = tenant()) => closingInForm(form, of(told, given), TODAY, RULEBOOK);

const own = (parts: Entry['parts'], id = 'own:1') => [{ id, parts }];
const thing = (value: number): Given => ({ hasAssets: true, assets: own({ name: 'Gold', value }) });
const wages = (monthly: number): Given => ({ income: [{ id: 'line:1001', parts: { monthly } }] });
const TOLD_TOO_MUCH = tenant({ savings: 50_000_00 });

describe('what of a form closes the way that it is for', () => {
  it('is nothing while the form has nothing against it (DN-671)', () => {
    expect(closing({ savings: 2_000_00 })).toEqual([]);
  });

  it('is said with what was found and what it has to be, and not with what follows (DN-671)', () => {
    const [savings] = closing({ savings: 2_000_01 });
    expect(savings?.finds).toMatch(/^Your savings .*: £2,000\.01\. It can be up to £2,000\.$/u);
    const [home] = closing({ tenure: 'owns' });
    expect(home?.finds).toBe('You own your home, or a part of it.');
  });

  it('is an offer of less than the way takes each month, by its limit (DN-751)', () => {
    const iva = APPLICATION_FORMS['iva-handover'];
    const told = tenant({ left: 225_00, debts: [debtOf(1, 20_000_00), debtOf(4, 15_000_00)] });
    const known = { ...factsOf(told), budget: null };
    const offering = (offer: number) => {
      const judged = {
        facts: told,
        filled: filled(iva, known, { offer }),
        kinds: NOTHING_KNOWN.kinds,
      };
      const codes = mayApply(iva, judged, TODAY, RULEBOOK).closedBy.map(({ code }) => code);
      return { codes, closing: closingInForm(iva, judged, TODAY, RULEBOOK) };
    };
    for (const offer of [0, 1, 1_00, 49_99]) {
      const { codes, closing: found } = offering(offer);
      expect(codes).toEqual(['IVA_PAYMENT_FLOOR']);
      expect(found).toEqual([
        { code: 'IVA_PAYMENT_FLOOR', finds: expect.stringContaining('What you offer'), from: ['offer'] },
      ]);
    }
    expect(offering(1_00).closing[0]?.finds).toBe(
      'What you offer each month: £1 a month. It has to be £50 a month or more.',
    );
    expect(offering(50_00)).toEqual({ codes: [], closing: [] });
  });

  it.each<[string, string, readonly string[], Given]>([
    ['savings above the limit', 'DRO_ASSET_MAX', ['savings'], { savings: 2_500_00 }],
    [
      'savings and a thing that do it only together',
      'DRO_ASSET_MAX',
      ['savings', 'assets'],
      { ...thing(1_500_00), savings: 1_000_00 },
    ],
    [
      'savings and a thing of which each does it',
      'DRO_ASSET_MAX',
      ['savings', 'assets'],
      { ...thing(3_000_00), savings: 3_000_00 },
    ],
    ['what others owe them', 'DRO_ASSET_MAX', ['owedToYou'], { owedToYou: 50_000_00 }],
    ['a home of their own', 'DRO_NO_HOME', ['tenure'], { tenure: 'owns' }],
    [
      'more pay, beside a bill that was added',
      'DRO_SURPLUS_MAX',
      ['income'],
      {
        ...wages(1_900_00),
        spending: own({ name: 'Bus', monthly: 20_00 }),
      },
    ],
    ['restrictions', 'DRO_NO_RESTRICTIONS', ['hasRestrictions'], { hasRestrictions: true }],
    ['more owed on a debt', 'DRO_DEBT_MAX', ['debts'], { debts: own({ balance: 60_000_00 }, 'debt:card') }],
  ])('comes from the fields that make it so: %s (DN-671)', (_, code, from, given) => {
    const told = tenant({ debts: [debtOf(1, 9_000_00, { debt: { id: 'card' } })] });
    const found = closing(given, told).find(one => one.code === code);
    expect(new Set(found?.from)).toEqual(new Set(from));
  });

  it('comes from no field where it is so by what was told (DN-671)', () => {
    const [only] = closing({ savings: 100_00 }, TOLD_TOO_MUCH);
    expect(only).toMatchObject({
      code: 'DRO_ASSET_MAX',
      finds: expect.stringContaining('£50,000'),
      from: [],
    });
  });

  it.each<[string, Given, ReturnType<typeof tenant>]>([
    ['nothing', {}, tenant()],
    ['savings', { savings: 2_500_00 }, tenant()],
    ['less than was told', { savings: 100_00 }, TOLD_TOO_MUCH],
    ['two things at once', { savings: 2_500_00, tenure: 'owns' }, tenant({ debts: [debtOf(1, 60_000_00)] })],
  ])('is what an adviser is told, and no other: %s (DN-671)', (_, given, told) => {
    const byAdviser = mayApply(form, of(told, given), TODAY, RULEBOOK).closedBy.map(({ code }) => code);
    expect(closing(given, told).map(({ code }) => code)).toEqual(byAdviser);
  });
});
