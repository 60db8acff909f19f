import { describe, expect, it } from 'vitest';
import { debtOf, tenant } from '../solutions/testing/cases.ts';
import { fileOf } from './file/fileOf.ts';
import { filled } from './filled.ts';
import type { ApplicationKind } from './form.ts';
import { APPLICATION_FORMS } from './forms/forms.ts';
import { partsOfNew } from './inIt.ts';
import { answersTo } from './testing/answers.ts';
import { factsOf, TODAY } from './testing/person.ts';

const CARD = 1;
const MORTGAGE = 19;
const COUNCIL_TAX = 24;
const PARKING = 40;
const STUDENT_LOAN = 39;

/** What a form says of one debt of the list, by its parts. */
function said(kind: ApplicationKind, debt: ReturnType<typeof debtOf>) {
  const debts = filled(APPLICATION_FORMS[kind], factsOf(tenant({ debts: [debt] })), {});
  const list = debts.fields.find(({ field }) => field.id === 'debts');
  const missing = debts.missing.flatMap(({ items }) => items).filter(({ at }) => at.field === 'debts');
  const part = list?.entries[0]?.parts.find(one => one.part.id === 'inIt');
  return { inIt: part?.value, why: part?.fromWords, missing: missing.map(({ at }) => at.part) };
}

describe('a debt of a form is marked as in it or outside', () => {
  it.each<[ApplicationKind, string, number, Parameters<typeof debtOf>[2], boolean | undefined]>([
    ['breathing-space', 'a card', CARD, {}, true],
    ['breathing-space', 'a student loan', STUDENT_LOAN, {}, false],
    ['breathing-space', 'a bill of which some is late', COUNCIL_TAX, { arrears: 200_00 }, true],
    ['breathing-space', 'a mortgage that may be late', MORTGAGE, { debt: { isInArrears: null } }, true],
    ['breathing-space', 'a mortgage that is not', MORTGAGE, { debt: { isInArrears: false } }, false],
    ['breathing-space', 'a debt from fraud', CARD, { cameFromFraud: true }, false],
    ['debt-relief-order', 'a student loan', STUDENT_LOAN, {}, false],
    ['debt-relief-order', 'one that counts although it stays', CARD, { cameFromFraud: true }, true],
    ['debt-relief-order', 'one that an adviser decides', PARKING, {}, true],
    ['iva-handover', 'a student loan', STUDENT_LOAN, {}, false],
    ['bankruptcy', 'a student loan', STUDENT_LOAN, {}, false],
    ['administration-order', 'a student loan', STUDENT_LOAN, {}, undefined],
  ])('%s: %s (DN-754)', (kind, _, type, changes, expected) => {
    expect(said(kind, debtOf(type, 900_00, changes)).inIt).toBe(expected);
  });

  it('says why, and asks nothing that only its creditor is told by (DN-754)', () => {
    const outside = said('breathing-space', debtOf(STUDENT_LOAN, 900_00));
    expect(outside.why).toBe('It is not part of this. You still pay it.');
    expect(outside.missing).not.toContain('reference');
    expect(outside.missing).not.toContain('creditorAddress');
    expect(said('breathing-space', debtOf(CARD, 900_00)).missing).toContain('creditorAddress');
    // A court lists all of them.
    expect(said('bankruptcy', debtOf(STUDENT_LOAN, 900_00)).missing).toContain('creditorAddress');
  });

  it('says so in the file, and of one that was added in the form nothing (DN-754)', () => {
    const form = APPLICATION_FORMS['breathing-space'];
    const { debts: added = [], ...given } = answersTo(form, 'yes');
    const [{ parts = {} } = {}] = Array.isArray(added) ? added : [];
    const { inIt: _, ...own } = parts;
    const facts = factsOf(tenant({ debts: [debtOf(STUDENT_LOAN, 900_00)] }));
    const done = filled(form, facts, { ...given, debts: [{ id: 'added:1', parts: own }] });
    expect(done.missing).toEqual([]);
    const { file } = fileOf(form, done, TODAY);
    expect(file?.answers.debts?.debts).toEqual([
      expect.objectContaining({ inIt: false }),
      expect.not.objectContaining({ inIt: expect.anything() }),
    ]);
  });

  it('does not ask of one that is being added whether it is in it (DN-754)', () => {
    const list = APPLICATION_FORMS['breathing-space'].groups
      .flatMap(({ fields }) => fields)
      .find(({ id }) => id === 'debts');
    const asked = list?.kind === 'list' ? partsOfNew(list).map(({ id }) => id) : [];
    expect(asked).toContain('creditor');
    expect(asked).not.toContain('inIt');
    expect(asked).not.toContain('stillStands');
  });
});
