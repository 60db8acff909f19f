import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LegalFlags } from './debt.ts';
import {
  answerYesNo,
  chooseDebts,
  type LegalAnswers,
  legalSectionComplete,
  NO_LEGAL_ANSWERS,
  visibleQuestions,
} from './legalAnswers.ts';
import { changedByLegalAnswers, legalAnswersOf, legalFlagsOf } from './legalFlags.ts';
import { WHICH_DEBTS_NUMBERS, YES_NO_NUMBERS } from './legalQuestions.ts';

const ids = ['a', 'b', 'c'];
const UNASKED: LegalFlags = {
  hasLegalAction: null,
  isSecured: null,
  hasAttachmentOfEarnings: null,
  hasGuarantor: null,
  canGuarantorBeLiable: null,
};
const ALL_NO: LegalAnswers = { yesNo: { 1: false, 3: false, 5: false, 7: false }, chosen: {} };
const flagsOf = (answers: LegalAnswers) => ids.map(id => legalFlagsOf(answers, id, ids));

describe('the answers become flags', () => {
  it.each([
    ['hasLegalAction', 1, 2],
    ['isSecured', 3, 4],
    ['hasAttachmentOfEarnings', 5, 6],
    ['hasGuarantor', 7, 8],
  ] as const)(
    '%s: true for the chosen debts, false for the rest, false for all after No (LQ-002 to LQ-005, LQ-012, LQ-013)',
    (flag, yesNo, which) => {
      const yes = answerYesNo(ALL_NO, yesNo, true);
      expect(flagsOf(yes).map(flags => flags[flag])).toEqual([null, null, null]);
      const chosen = chooseDebts(yes, which, ['c', 'a']);
      expect(flagsOf(chosen).map(flags => flags[flag])).toEqual([true, false, true]);
      expect(flagsOf(answerYesNo(chosen, yesNo, false)).map(flags => flags[flag])).toEqual([
        false,
        false,
        false,
      ]);
    },
  );

  it('canGuarantorBeLiable: Yes to 9 for every debt with a guarantor, and for no other (LQ-006, LQ-011)', () => {
    const guarantor = chooseDebts(answerYesNo(ALL_NO, 7, true), 8, ['a', 'b']);
    expect(flagsOf(guarantor).map(it => it.canGuarantorBeLiable)).toEqual([null, null, null]);
    expect(flagsOf(answerYesNo(guarantor, 9, true)).map(it => it.canGuarantorBeLiable)).toEqual([
      true,
      true,
      null,
    ]);
  });

  it('canGuarantorBeLiable: false for the debts chosen in 10, true for the others with a guarantor (LQ-006, LQ-012)', () => {
    const guarantor = chooseDebts(answerYesNo(ALL_NO, 7, true), 8, ['a', 'b']);
    const not = answerYesNo(guarantor, 9, false);
    expect(flagsOf(not).map(it => it.canGuarantorBeLiable)).toEqual([null, null, null]);
    expect(flagsOf(chooseDebts(not, 10, ['b', 'c'])).map(it => it.canGuarantorBeLiable)).toEqual([
      true,
      false,
      null,
    ]);
  });

  it('canGuarantorBeLiable: null again after No to 7 (LQ-013)', () => {
    const was = chooseDebts(answerYesNo(ALL_NO, 7, true), 8, ['a']);
    const no = answerYesNo(answerYesNo(was, 9, true), 7, false);
    expect(flagsOf(no)).toEqual(
      Array(3).fill({
        hasLegalAction: false,
        isSecured: false,
        hasAttachmentOfEarnings: false,
        hasGuarantor: false,
        canGuarantorBeLiable: null,
      }),
    );
  });
});

/** Any answers a person can give, in any order, with changes of mind. */
const anyAnswers = fc
  .array(
    fc.oneof(
      fc.tuple(fc.constantFrom(...YES_NO_NUMBERS), fc.boolean()),
      fc.tuple(fc.constantFrom(...WHICH_DEBTS_NUMBERS), fc.subarray(ids)),
    ),
    { maxLength: 40 },
  )
  .map(moves =>
    moves.reduce<LegalAnswers>((answers, [number, given]) => {
      if (typeof given === 'boolean') return answerYesNo(answers, number as 1, given);
      const which = number as 2;
      return visibleQuestions(answers).includes(which) ? chooseDebts(answers, which, given) : answers;
    }, NO_LEGAL_ANSWERS),
  );

/** Answers that are complete, in any combination. */
const completeAnswers = fc
  .record({
    legal: fc.subarray(ids),
    secured: fc.subarray(ids),
    earnings: fc.subarray(ids),
    guarantor: fc.subarray(ids),
    notFromGuarantor: fc.subarray(ids),
  })
  .map(({ legal, secured, earnings, guarantor, notFromGuarantor }): LegalAnswers => {
    const not = notFromGuarantor.filter(id => guarantor.includes(id));
    const hasGuarantor = guarantor.length > 0;
    const asked = [
      [1, 2, legal],
      [3, 4, secured],
      [5, 6, earnings],
      [7, 8, guarantor],
    ] as const;
    const first = asked.reduce<LegalAnswers>((answers, [yesNo, which, chosen]) => {
      const next = answerYesNo(answers, yesNo, chosen.length > 0);
      return chosen.length > 0 ? chooseDebts(next, which, chosen) : next;
    }, NO_LEGAL_ANSWERS);
    if (!hasGuarantor) return first;
    const ninth = answerYesNo(first, 9, not.length === 0);
    return not.length === 0 ? ninth : chooseDebts(ninth, 10, not);
  });

describe('whatever the order of the answers', () => {
  it('no flag is left that the visible answers do not imply (LQ-007 to LQ-013)', () => {
    fc.assert(
      fc.property(anyAnswers, answers => {
        const visible = visibleQuestions(answers);
        const chosen = (number: 2 | 4 | 6 | 8 | 10) =>
          visible.includes(number) ? (answers.chosen[number] ?? []) : [];
        for (const id of ids) {
          const flags = legalFlagsOf(answers, id, ids);
          expect(flags.hasLegalAction === true).toBe(chosen(2).includes(id));
          expect(flags.isSecured === true).toBe(chosen(4).includes(id));
          expect(flags.hasAttachmentOfEarnings === true).toBe(chosen(6).includes(id));
          expect(flags.hasGuarantor === true).toBe(chosen(8).includes(id));
          if (flags.hasGuarantor !== true) expect(flags.canGuarantorBeLiable).toBeNull();
          if (flags.canGuarantorBeLiable === false) expect(chosen(10)).toContain(id);
          if (flags.canGuarantorBeLiable === true) {
            expect(visible).toContain(9);
            expect(chosen(10)).not.toContain(id);
          }
        }
        for (const number of Object.keys(answers.chosen)) expect(visible).toContain(Number(number));
        for (const number of Object.keys(answers.yesNo)) expect(visible).toContain(Number(number));
      }),
    );
  });

  it('every flag is settled exactly when the section is complete (LQ-014)', () => {
    fc.assert(
      fc.property(fc.oneof(anyAnswers, completeAnswers), answers => {
        const settled = flagsOf(answers).every(
          flags =>
            flags.hasLegalAction !== null &&
            flags.isSecured !== null &&
            flags.hasAttachmentOfEarnings !== null &&
            (flags.hasGuarantor === false ||
              (flags.hasGuarantor === true && flags.canGuarantorBeLiable !== null)),
        );
        expect(settled).toBe(legalSectionComplete(answers, ids));
      }),
    );
  });
});

describe('coming back', () => {
  it('shows the answers that were given', () => {
    fc.assert(
      fc.property(completeAnswers, answers => {
        const debts = ids.map(id => ({ id, ...legalFlagsOf(answers, id, ids) }));
        expect(legalAnswersOf(debts)).toEqual(answers);
      }),
    );
  });

  it('and continuing without a change changes no flag', () => {
    const flag = fc.boolean();
    const debt = fc
      .record({ hasLegalAction: flag, isSecured: flag, hasAttachmentOfEarnings: flag, hasGuarantor: flag })
      .chain(flags =>
        fc.boolean().map(liable => ({ ...flags, canGuarantorBeLiable: flags.hasGuarantor ? liable : null })),
      );
    fc.assert(
      fc.property(fc.array(debt, { minLength: 1, maxLength: 5 }), list => {
        const debts = list.map((flags, index) => ({ id: `debt ${index}`, ...flags }));
        const answers = legalAnswersOf(debts);
        expect(
          legalSectionComplete(
            answers,
            debts.map(({ id }) => id),
          ),
        ).toBe(true);
        expect(changedByLegalAnswers(debts, answers)).toEqual([]);
      }),
    );
  });

  it('finds nothing answered where nobody was asked', () => {
    expect(legalAnswersOf(ids.map(id => ({ id, ...UNASKED })))).toEqual(NO_LEGAL_ANSWERS);
  });

  it('never takes it as read that a guarantor may be asked', () => {
    const withGuarantor = { id: 'a', ...UNASKED, hasGuarantor: true };
    const answers = legalAnswersOf([
      { ...withGuarantor, id: 'b', canGuarantorBeLiable: true },
      withGuarantor,
    ]);
    expect(answers.yesNo[7]).toBe(true);
    expect(answers.yesNo[9]).toBeUndefined();
  });
});

describe('what has to be saved', () => {
  it('is the debts whose flags the answers change, with all their fields', () => {
    const settled = { id: 'a', name: 'A', ...legalFlagsOf(ALL_NO, 'a', ids) };
    const open = { id: 'b', name: 'B', ...UNASKED };
    expect(changedByLegalAnswers([settled, open], ALL_NO)).toEqual([{ ...settled, id: 'b', name: 'B' }]);
  });
});
