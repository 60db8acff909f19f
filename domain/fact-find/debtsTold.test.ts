import { describe, expect, it } from 'vitest';
import type { ListedDebt } from '../debts/debtFacts.ts';
import { lineOf } from '../solutions/testing/cases.ts';
import { caseFrom } from './caseFrom.ts';
import { debt, factFindWith, QUALIFIER } from './testing/found.ts';
import type { ShortAnswers } from './testing/reviews.ts';
import { THIRD_REVIEW } from './testing/thirdReviews.ts';

const caseOf = (review: ShortAnswers | undefined, ...debts: readonly Partial<ListedDebt>[]) =>
  caseFrom(
    factFindWith({
      qualifier: QUALIFIER,
      ...(review ? { review } : {}),
      debts: debts.map((more, index) => debt(`debt-${index}`, more)),
    }),
  );
const first = (...[review, ...debts]: Parameters<typeof caseOf>) => caseOf(review, ...debts).debts[0];

describe('what is told of one debt', () => {
  it('goes into the case (SA-060, SA-064, SA-186)', () => {
    const told = {
      isInArrears: true,
      hasLegalAction: true,
      arrears: 300_00,
      hasArrangement: true,
      agreedPayment: 20_00,
      courtStage: 'judgment',
      isForBusiness: true,
      cameFromFraud: false,
      isDisputed: true,
      isVeryOld: false,
      isNothingPaid: true,
      isTakenByAgreement: true,
    } as const;
    expect(first(undefined, told, {})).toMatchObject({
      arrears: 300_00,
      agreedPayment: 20_00,
      stage: 'judgment',
      isForBusiness: true,
      cameFromFraud: false,
      isDisputed: true,
      isVeryOld: false,
      isNothingPaid: true,
      isTakenByAgreement: true,
    });
    expect(first(undefined, {}, {})).toMatchObject({ isTakenByAgreement: null });
  });

  it('goes before what was asked about all debts together (SA-064)', () => {
    const told = { isInArrears: false, isForBusiness: true, cameFromFraud: true } as const;
    const review = { ...THIRD_REVIEW, behind: 'all', fraud: 'no', 'court-stage': ['claim'] };
    expect(first(review, told, {})).toMatchObject({
      arrears: 0,
      isForBusiness: true,
      cameFromFraud: true,
      debt: { isInArrears: false },
    });
    const judged = { hasLegalAction: true, courtStage: 'bailiffs' } as const;
    expect(first(review, judged, { hasLegalAction: true })?.stage).toBe('bailiffs');
  });

  it('does not put facts of the list into the debt of a case: a record keeps each once', () => {
    const listed = first(undefined, { cameFromFraud: true });
    expect(listed).toMatchObject({ cameFromFraud: true, debt: { initialCreditorName: expect.any(String) } });
    expect(listed?.debt).not.toHaveProperty('cameFromFraud');
  });

  it('without being told leaves what the earlier questionnaire said (SA-064)', () => {
    expect(first({ ...THIRD_REVIEW, behind: 'none', fraud: 'yes' }, {})).toMatchObject({
      arrears: 0,
      agreedPayment: 'none',
      cameFromFraud: true,
      isDisputed: null,
      isVeryOld: null,
      isNothingPaid: null,
    });
  });

  it.each<[string, Partial<ListedDebt>, unknown]>([
    ['with a deal', { isInArrears: true, hasArrangement: true, agreedPayment: 15_00 }, 15_00],
    ['with a deal of unknown sum', { isInArrears: true, hasArrangement: true }, null],
    ['without a deal', { isInArrears: true, hasArrangement: false }, 'none'],
    ['behind, and not sure', { isInArrears: true }, null],
    ['not behind', { isInArrears: false }, 80_00],
    ['not behind, with nothing paid', { isInArrears: false, isNothingPaid: true }, 'none'],
    ['not behind, with a payment not known', { isInArrears: false, regularPaymentAmount: null }, 'none'],
    ['of which it is not known', {}, null],
  ])('%s: what is paid on what is overdue is %s (SA-064)', (_, told, expected) => {
    // A fine: no line of the budget holds its payment.
    expect(first(undefined, { creditTypeId: 21, ...told })?.agreedPayment).toBe(expected);
  });

  it('does not count a payment that stands in the budget as a deal too', () => {
    const facts = caseFrom(
      factFindWith({
        qualifier: { ...QUALIFIER, nation: 'england' },
        debts: [debt('one', { creditTypeId: 25, isInArrears: false })],
        budget: { ...factFindWith().budget, isComplete: true, lines: [lineOf(2011, 30_00)] },
      }),
    );
    expect(facts.debts[0]).toMatchObject({ isPaidInStatement: true, agreedPayment: 'none' });
  });

  it.each<[string, readonly Partial<ListedDebt>[], boolean | null]>([
    ['one came from it', [{ cameFromFraud: true }, {}], true],
    ['none did', [{ cameFromFraud: false }, { cameFromFraud: false }], false],
    ['nobody asked about one', [{ cameFromFraud: false }, {}], null],
    [
      'the one that did was deleted',
      [{ cameFromFraud: true, isDeleted: true }, { cameFromFraud: false }],
      false,
    ],
    ['there is no debt', [], null],
  ])('says of fraud, where %s: %s (SA-064)', (_, debts, expected) => {
    expect(caseOf(undefined, ...debts).conduct.isFraudSuspected).toBe(expected);
  });
});
