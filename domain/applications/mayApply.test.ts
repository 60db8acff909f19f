import { describe, expect, it } from 'vitest';
import type { Case } from '../solutions/case/case.ts';
import { budgetOf, debtOf, lineOf, tenant } from '../solutions/testing/cases.ts';
import { RULEBOOK } from '../solutions/testing/inForce.ts';
import type { Given } from './answer.ts';
import { filled } from './filled.ts';
import { APPLICATION_KINDS, type ApplicationKind, receiverOf } from './form.ts';
import { APPLICATION_FORMS, formFor } from './forms/forms.ts';
import { mayApply } from './mayApply.ts';
import { factsOf, TODAY } from './testing/person.ts';

function judged(kind: ApplicationKind, told: Case, given: Given = {}) {
  const form = APPLICATION_FORMS[kind];
  return mayApply(form, { facts: told, filled: filled(form, factsOf(told), given) }, TODAY, RULEBOOK);
}
const closed = (...args: Parameters<typeof judged>) => judged(...args).closedBy.map(({ code }) => code);

describe('whom an application is for', () => {
  it('is whom the criteria of its solution let in (DN-208)', () => {
    expect(judged('debt-relief-order', tenant())).toMatchObject({ closedBy: [], isElsewhere: false });
    expect(judged('debt-relief-order', tenant({ debts: [debtOf(1, 60_000_00)] })).closedBy).toEqual([
      { code: 'DRO_DEBT_MAX', says: expect.stringContaining('£60,000. It can be up to £50,000.') },
    ]);
  });

  it('counts what is owed as the form has it: sums that were picked, what was left out and added (DN-208)', () => {
    const told = tenant({ debts: [debtOf(1, 49_000_00, { debt: { id: 'card' } })] });
    expect(closed('debt-relief-order', told)).toEqual([]);
    const given = (balance: number): Given => ({ debts: [{ id: 'debt:card', parts: { balance } }] });
    expect(closed('debt-relief-order', told, given(51_000_00))).toEqual(['DRO_DEBT_MAX']);
    const added = judged('debt-relief-order', told, {
      debts: [{ id: 'own:1', parts: { creditor: 'Shop', balance: 5_000_00 } }],
    });
    // Of what kind it is nobody said, so it may not count.
    expect(added.open.map(({ code }) => code)).toContain('DRO_DEBT_MAX');
  });

  it('is nobody of another nation (DN-208)', () => {
    expect(judged('debt-relief-order', tenant({ nation: 'scotland' })).isElsewhere).toBe(true);
    expect(judged('sequestration', tenant({ nation: 'wales' })).isElsewhere).toBe(true);
  });

  it('is somebody with a judgment, for an administration order (DN-208)', () => {
    const small = (stage: 'none' | 'judgment') =>
      tenant({
        debts: [
          debtOf(1, 2_000_00, { stage, debt: { hasLegalAction: stage === 'judgment' } }),
          debtOf(4, 500_00),
        ],
        statement: budgetOf([lineOf(1001, 1_500_00), lineOf(3011, 1_300_00)]),
      });
    expect(closed('administration-order', small('none'))).toContain('AO_JUDGMENT');
    expect(closed('administration-order', small('judgment'))).not.toContain('AO_JUDGMENT');
  });
});

describe('the form of a solution', () => {
  it.each<[string, 'england' | 'wales' | 'scotland' | 'northern-ireland', ApplicationKind | null]>([
    ['BS', 'england', 'breathing-space'],
    ['BS', 'scotland', null],
    ['MHBS', 'wales', 'mental-health-breathing-space'],
    ['DRO', 'northern-ireland', 'debt-relief-order'],
    ['DRO', 'scotland', null],
    ['BKY', 'northern-ireland', 'bankruptcy'],
    ['IVA', 'england', 'iva-handover'],
    ['AO', 'northern-ireland', null],
    ['DAS', 'scotland', 'debt-payment-programme'],
    ['MAP', 'scotland', 'minimal-asset-process'],
    ['SEQ', 'scotland', 'sequestration'],
    ['PTD', 'scotland', 'trust-deed'],
    ['DMP', 'england', null],
  ])('%s in %s is %s (DN-209)', (shortName, nation, kind) => {
    expect(formFor(shortName, nation)?.kind ?? null).toBe(kind);
  });

  it('is for no nation that nobody has told (DN-209)', () => {
    expect(formFor('DRO', null)).toBeNull();
    expect(formFor('DRO', 'outside')).toBeNull();
  });

  it('has another receiver where the law has another (DN-209)', () => {
    expect(receiverOf(APPLICATION_FORMS.bankruptcy, 'england')).toContain('adjudicator');
    expect(receiverOf(APPLICATION_FORMS.bankruptcy, 'northern-ireland')).toContain('High Court');
  });

  it.each(APPLICATION_KINDS)(
    'says where its questions are from, and what is still to be confirmed: %s (DN-209)',
    kind => {
      const { sources } = APPLICATION_FORMS[kind];
      expect(sources.length).toBeGreaterThan(0);
      for (const { url } of sources) expect(url).toMatch(/^https:\/\//u);
      expect(sources.some(({ toConfirm }) => toConfirm !== null)).toBe(true);
    },
  );
});
