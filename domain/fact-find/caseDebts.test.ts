import { describe, expect, it } from 'vitest';
import { lineOf } from '../solutions/testing/cases.ts';
import { caseFrom } from './caseFrom.ts';
import { answersOf, debt, factFindWith, QUALIFIER } from './testing/found.ts';
import type { ShortAnswers } from './testing/reviews.ts';
import { THIRD_REVIEW } from './testing/thirdReviews.ts';

const firstDebt = (review: ShortAnswers, ...debts: Parameters<typeof debt>[1][]) =>
  caseFrom(
    factFindWith({
      qualifier: QUALIFIER,
      review,
      debts: debts.map((more, index) => debt(`debt-${index}`, more)),
    }),
  ).debts[0];

describe('a debt', () => {
  it('has its kind, and is left out once it is deleted', () => {
    const debts = [debt('one'), debt('two', { isDeleted: true }), debt('three', { creditTypeId: 999 })];
    const facts = caseFrom(factFindWith({ debts }));
    expect(facts.debts.map(one => [one.debt.id, one.type?.name])).toEqual([
      ['one', 'Credit card'],
      ['three', undefined],
    ]);
  });

  it.each<[string, string, Parameters<typeof debt>[1][], boolean | null]>([
    ['is behind as the list says', 'none', [{ isInArrears: true }], true],
    ['is behind when all are', 'all', [{}, {}], true],
    ['is not when none is', 'none', [{}, {}], false],
    ['may be when some are', 'some', [{}, {}], null],
    ['is when some are and it is the only one', 'some', [{}], true],
    ['is when some are and no other can be', 'some', [{}, { isInArrears: false }], true],
    ['may be when some are, and another is', 'some', [{}, { isInArrears: true }], null],
    ['may be when the person is not sure', 'unsure', [{}], null],
    ['is when the Qualifier said so of its kind', 'some', [{ creditTypeId: 24 }, {}], true],
    ['is not when the Qualifier said it of others', 'some', [{ creditTypeId: 25 }, {}], false],
    ['may be when another is of its kind', 'some', [{ creditTypeId: 24 }, { creditTypeId: 24 }], null],
    ['may be when the two answers differ', 'none', [{ creditTypeId: 24 }], null],
    ['may be when they differ the other way round', 'all', [{ creditTypeId: 25 }, {}], null],
  ])('%s', (_, behind, debts, isInArrears) => {
    const one = firstDebt({ ...THIRD_REVIEW, behind }, ...debts);
    expect(one?.debt.isInArrears).toBe(isInArrears);
    expect(one?.arrears).toBe(isInArrears === false ? 0 : null);
  });

  it.each<[string, string, Parameters<typeof debt>[1][], boolean | null]>([
    ['some are', 'some', [{}, {}], true],
    ['all are', 'all', [{}, {}], true],
    ['none is', 'none', [{}, {}], false],
    ['the person is not sure', 'unsure', [{}, {}], null],
    ['some are, though the list says none of these', 'some', [{ isInArrears: false }], true],
    ['none is, though the Qualifier named one of them', 'none', [{ creditTypeId: 24 }, {}], null],
    ['all are, though the Qualifier named none of them', 'all', [{ creditTypeId: 25 }], null],
    ['some are, and the only one was not named', 'some', [{ creditTypeId: 25 }, {}], true],
  ])('of the list: that at least one is behind, when %s', (_, behind, debts, expected) => {
    const facts = caseFrom(
      factFindWith({
        qualifier: QUALIFIER,
        review: { ...THIRD_REVIEW, behind },
        debts: debts.map((more, index) => debt(`debt-${index}`, more)),
      }),
    );
    expect(facts.someDebtIsBehind).toBe(expected);
  });

  it.each<[string, ShortAnswers, Parameters<typeof debt>[1][], unknown]>([
    ['no fraud is none', { fraud: 'no' }, [{}, {}], { cameFromFraud: false }],
    ['some fraud may be any', { fraud: 'yes' }, [{}, {}], { cameFromFraud: null }],
    ['some fraud is the only one', { fraud: 'yes' }, [{}], { cameFromFraud: true }],
    ['no deal on bills is none', { 'missed-bills-deal': 'no' }, [{}], { agreedPayment: 'none' }],
    ['a deal is not known', { 'missed-bills-deal': 'yes' }, [{}], { agreedPayment: null }],
    ['it is no debt of a business', {}, [{}], { isForBusiness: false }],
  ])('of which %s', (_, review, debts, expected) => {
    expect(firstDebt({ ...THIRD_REVIEW, ...review }, ...debts)).toMatchObject(expected as object);
  });

  it('is paid in the budget once the line for its kind has a sum', () => {
    const paid = (typeId: number, creditTypeId: number, nation = 'england') =>
      caseFrom(
        factFindWith({
          qualifier: { ...QUALIFIER, nation },
          debts: [debt('one', { creditTypeId })],
          budget: { isComplete: true, missing: [], lines: [lineOf(typeId, 30_00)] },
        }),
      ).debts[0]?.isPaidInStatement;
    expect([paid(2011, 25), paid(2012, 25), paid(2011, 1)]).toEqual([true, false, false]);
    // Water comes with council tax in Scotland.
    expect([paid(2006, 27), paid(2006, 27, 'scotland')]).toEqual([false, true]);
  });

  it('may be a business debt when the person has business debts', () => {
    const creditors = ['credit-card', 'business'];
    const facts = factFindWith({
      qualifier: { ...QUALIFIER, creditors },
      review: THIRD_REVIEW,
      debts: [debt('one'), debt('two')],
    });
    expect(caseFrom(facts).debts[0]?.isForBusiness).toBeNull();
    expect(caseFrom({ ...facts, debts: [debt('one')] }).debts[0]?.isForBusiness).toBe(true);
    const unsure = answersOf({ qualifier: { ...QUALIFIER, creditors: 'unsure' } });
    expect(caseFrom({ ...facts, answers: unsure }).debts[0]?.isForBusiness).toBeNull();
  });

  const acted = { hasLegalAction: true };
  const open = { hasLegalAction: null };
  it.each<[string, ShortAnswers[string], Parameters<typeof debt>[1][], string | null]>([
    ['is untouched without legal action', ['judgment'], [{}, acted], 'none'],
    ['is taken from wages', 'none', [{ ...acted, hasAttachmentOfEarnings: true }], 'wages'],
    ['is at a claim, as all are', ['claim'], [acted, acted], 'court claim'],
    ['is as far as the only one is', ['claim', 'judgment', 'bailiffs'], [acted, {}], 'bailiffs'],
    ['is on the home', ['judgment', 'charging'], [acted], 'charging order'],
    ['may be anywhere among several', ['judgment'], [acted, acted], null],
    ['may be anywhere beside one not asked about', ['judgment'], [acted, open], null],
    ['may be anywhere when the person is not sure', 'unsure', [acted], null],
    ['may be anywhere when the answers differ', 'none', [acted], null],
    ['is untouched when nothing has happened', 'none', [open], 'none'],
    ['may be anywhere while nobody has asked', ['judgment'], [open], null],
  ])('%s', (_, stage, debts, expected) => {
    expect(firstDebt({ ...THIRD_REVIEW, 'court-stage': stage }, ...debts)?.stage).toBe(expected);
  });
});
