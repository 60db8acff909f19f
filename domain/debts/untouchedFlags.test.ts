import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LegalStanding } from './debt.ts';
import { fillUntouchedFlags, legalQuestionsCompleted } from './untouchedFlags.ts';

const untouched: LegalStanding = { hasLegalAction: null, isSecured: null, hasAttachmentOfEarnings: null };
const settled: LegalStanding = { hasLegalAction: false, isSecured: true, hasAttachmentOfEarnings: false };

describe('untouched debts', () => {
  it('get their three flags false once another debt has one (DE-029, DE-030)', () => {
    expect(fillUntouchedFlags([settled, untouched])).toEqual([
      settled,
      { hasLegalAction: false, isSecured: false, hasAttachmentOfEarnings: false },
    ]);
  });

  it('get their unset flags set to false when only some of their own are set (DE-030)', () => {
    expect(fillUntouchedFlags([{ ...untouched, hasAttachmentOfEarnings: false }])).toEqual([
      { hasLegalAction: false, isSecured: false, hasAttachmentOfEarnings: false },
    ]);
  });

  it('stay as they are while no debt has a flag (DE-030)', () => {
    const debts = [untouched, { ...untouched }];
    expect(fillUntouchedFlags(debts)).toBe(debts);
  });

  it('keep their other fields, and a debt with all its flags stays the same object (DE-029)', () => {
    const filled = fillUntouchedFlags([
      { id: 'a', hasGuarantor: null, ...untouched },
      { id: 'b', hasGuarantor: true, ...settled },
    ]);
    expect(filled[0]).toMatchObject({ id: 'a', hasGuarantor: null, hasLegalAction: false });
    const [first] = fillUntouchedFlags([settled, untouched]);
    expect(first).toBe(settled);
  });

  it('are filled once: doing it again changes nothing, and no set flag ever changes (DE-030)', () => {
    const flag = fc.option(fc.boolean());
    const debt = fc.record({ hasLegalAction: flag, isSecured: flag, hasAttachmentOfEarnings: flag });
    fc.assert(
      fc.property(fc.array(debt, { maxLength: 6 }), debts => {
        const filled = fillUntouchedFlags(debts);
        expect(fillUntouchedFlags(filled)).toEqual(filled);
        filled.forEach((after, index) => {
          for (const [name, value] of Object.entries(debts[index] ?? {})) {
            if (value !== null) expect(after).toHaveProperty(name, value);
          }
        });
      }),
    );
  });
});

describe('the legal questions are done', () => {
  it.each<[string, readonly LegalStanding[], boolean]>([
    ['not without debts', [], false],
    ['not while nobody was asked', [untouched, untouched], false],
    ['with every flag set', [settled, settled], true],
    ['with the debts added since then, which count as No', [settled, untouched], true],
  ])('or not: %s (DE-030)', (_, debts, done) => {
    expect(legalQuestionsCompleted(debts)).toBe(done);
  });
});
