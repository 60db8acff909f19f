import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_DEBT_FACTS } from './debtFacts.ts';
import { changedByDetails, missingDetails } from './detailsAnswers.ts';
import {
  askedDetails,
  type DebtInDetails,
  type DetailsForm,
  detailsFormOf,
  isStageAnswer,
  mayFit,
  offeredFacts,
  RARE_FACTS,
} from './detailsForm.ts';

const debt = (id: string, more: Partial<DebtInDetails> = {}): DebtInDetails => ({
  ...NO_DEBT_FACTS,
  id,
  currentBalance: 618_50,
  estimatedBalance: null,
  isInArrears: null,
  hasLegalAction: false,
  source: 'by hand',
  creditTypeRoles: ['energy', 'bill'],
  ...more,
});
const two = [debt('a'), debt('b')];
const EMPTY = detailsFormOf(two, false);
const NOTHING: DetailsForm = { ...EMPTY, behind: ['none'], fits: ['none'] };
const sure = (typed: string) => ({ typed, isUnsure: false });
const lacking = (form: DetailsForm, debts = two) => missingDetails(form, debts).map(({ at }) => at);
const rare = (value: boolean | null) => Object.fromEntries(RARE_FACTS.map(fact => [fact, value]));

describe('what is asked of the whole list', () => {
  it('is two questions of somebody who has nothing to tell (SA-067)', () => {
    expect(lacking(EMPTY)).toEqual(['behind', 'fits']);
    expect(lacking(NOTHING)).toEqual([]);
    expect(lacking({ ...EMPTY, behind: ['unsure'], fits: ['unsure'] })).toEqual([]);
  });

  it('goes on to sums and deals only of debts that are behind (SA-068)', () => {
    expect(lacking({ ...NOTHING, behind: ['b'] })).toEqual(['overdue-b', 'deals']);
    const told = { ...NOTHING, behind: ['b'], overdue: { b: sure('300') } };
    expect(lacking({ ...told, deals: ['none'] })).toEqual([]);
    expect(lacking({ ...told, deals: ['b'] })).toEqual(['agreed-b']);
    expect(lacking({ ...told, deals: ['b'], agreed: { b: { typed: '', isUnsure: true } } })).toEqual([]);
    // A deal on a debt that is not behind any more does not answer for the others.
    expect(lacking({ ...told, deals: ['a'] })).toEqual(['deals']);
  });

  it('says of a sum what is wrong with it (SA-062)', () => {
    const of = (typed: string) =>
      missingDetails({ ...NOTHING, behind: ['b'], deals: ['none'], overdue: { b: sure(typed) } }, two)[0];
    expect(of('')).toMatchObject({ problem: 'missing', message: 'Type how much, or tick “I’m not sure”' });
    expect(of('700')).toMatchObject({
      problem: 'error',
      message: 'The overdue amount is more than you owe on this debt. Check both',
    });
    expect(of('619')).toBeUndefined();
  });

  it('asks how far a court has gone only where there is legal action (SA-068)', () => {
    const debts = [debt('a', { hasLegalAction: true }), debt('b')];
    expect(lacking(NOTHING, debts)).toEqual(['stage-a']);
    expect(lacking({ ...NOTHING, stages: { a: 'unsure' } }, debts)).toEqual([]);
    expect([isStageAnswer('judgment'), isStageAnswer('unsure'), isStageAnswer('wages')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('asks which debts a rare thing fits only where there are several (SA-068)', () => {
    const form = { ...NOTHING, fits: ['isVeryOld', 'isForBusiness'] };
    expect(lacking(form)).toEqual(['which-isForBusiness', 'which-isVeryOld']);
    expect(lacking({ ...form, which: { isForBusiness: ['a'], isVeryOld: ['gone'] } })).toEqual([
      'which-isVeryOld',
    ]);
    expect(lacking(form, [debt('a')])).toEqual([]);
  });
});

describe('what the answers change', () => {
  it('is nothing known while something is missing', () => {
    expect(changedByDetails(EMPTY, two)).toBeNull();
  });

  it('is No for every debt of somebody who has nothing to tell (SA-067)', () => {
    expect(changedByDetails(NOTHING, two)).toMatchObject([
      { id: 'a', isInArrears: false, arrears: null, ...rare(false) },
      { id: 'b', isInArrears: false, arrears: null, ...rare(false) },
    ]);
  });

  it('is nothing where they say what is known', () => {
    const settled = two.map(each => ({ ...each, isInArrears: false, ...rare(false) }));
    expect(changedByDetails(NOTHING, settled)).toEqual([]);
  });

  it('is by debt: what is overdue, a deal, and what is rare (SA-067)', () => {
    const form: DetailsForm = {
      ...NOTHING,
      behind: ['a'],
      overdue: { a: sure('300') },
      deals: ['a'],
      agreed: { a: sure('20') },
      fits: ['isDisputed'],
      which: { isDisputed: ['b'], isVeryOld: ['a'] },
    };
    expect(changedByDetails(form, two)).toMatchObject([
      { id: 'a', isInArrears: true, arrears: 300_00, hasArrangement: true, agreedPayment: 20_00 },
      { id: 'b', isInArrears: false, isDisputed: true, hasArrangement: null },
    ]);
    // What was ticked below an answer that was taken back does not count.
    expect(changedByDetails(form, two)?.[0]).toMatchObject({ ...rare(false) });
  });

  it('is not known where the person is not sure, and a credit report keeps its word (SA-069)', () => {
    const debts = [
      debt('a', { isInArrears: true, arrears: 100_00, isDisputed: true }),
      debt('b', { isInArrears: true, arrears: 210_00, source: 'credit report' }),
    ];
    const form = { ...NOTHING, behind: ['unsure'], fits: ['unsure'] };
    expect(changedByDetails(form, debts)).toMatchObject([
      { id: 'a', isInArrears: null, arrears: null, isDisputed: null },
    ]);
  });

  it('keeps the pence of a sum that nobody touched', () => {
    const debts = [debt('a', { isInArrears: true, arrears: 210_45, hasArrangement: false, ...rare(false) })];
    expect(changedByDetails(detailsFormOf(debts, true), debts)).toEqual([]);
  });

  it('fits the only debt of a list without asking which (SA-068)', () => {
    const form = { ...NOTHING, fits: ['cameFromFraud'] };
    expect(changedByDetails(form, [debt('a')])).toMatchObject([{ cameFromFraud: true, isVeryOld: false }]);
  });
});

describe('what is taken from a benefit', () => {
  const card = debt('card', { creditTypeRoles: ['card'] });
  const unknown = debt('unknown', { creditTypeRoles: [] });
  const rent = debt('rent', { creditTypeRoles: ['housing', 'rent-of-home', 'can-cost-home'] });
  const tax = debt('tax');
  const form: DetailsForm = { ...NOTHING, fits: ['isTakenByAgreement'] };

  it.each([
    ['council-tax', true],
    ['rent-of-home', true],
    ['energy', true],
    ['water', true],
    ['court-fine', true],
    ['child-maintenance', true],
    ['taken-from-benefits', true],
    ['card', false],
    ['tv-licence', false],
    ['student-loan', false],
  ] as const)('may be a debt of a kind with the role %s: %s (SA-186)', (role, may) => {
    expect(mayFit('isTakenByAgreement', [debt('a', { creditTypeRoles: [role] })], {})).toHaveLength(
      may ? 1 : 0,
    );
  });

  it('is offered to nobody whose debts cannot be (SA-186)', () => {
    expect(offeredFacts([card, unknown], {})).toEqual(
      RARE_FACTS.filter(fact => fact !== 'isTakenByAgreement'),
    );
    expect(offeredFacts([card, tax], {})).toEqual(RARE_FACTS);
  });

  it('is asked of those debts alone, and of one without asking which (SA-186)', () => {
    expect(lacking(form, [card, tax])).toEqual([]);
    expect(changedByDetails(form, [card, tax])).toMatchObject([
      { id: 'card', isTakenByAgreement: null },
      { id: 'tax', isTakenByAgreement: true },
    ]);
    expect(lacking(form, [card, tax, rent])).toEqual(['which-isTakenByAgreement']);
    const onCard: DetailsForm = { ...form, which: { isTakenByAgreement: ['card'] } };
    expect(lacking(onCard, [card, tax, rent])).toEqual(['which-isTakenByAgreement']);
    const onRent: DetailsForm = { ...form, which: { isTakenByAgreement: ['rent'] } };
    expect(changedByDetails(onRent, [card, tax, rent])).toMatchObject([
      { id: 'card', isTakenByAgreement: null },
      { id: 'tax', isTakenByAgreement: false },
      { id: 'rent', isTakenByAgreement: true },
    ]);
  });

  it('is No of those debts where nothing fits, and not known where the person is not sure (SA-186)', () => {
    expect(changedByDetails(NOTHING, [card, tax])).toMatchObject([
      { isTakenByAgreement: null, isDisputed: false },
      { isTakenByAgreement: false, isDisputed: false },
    ]);
    const taken = { ...tax, isInArrears: false, isTakenByAgreement: true };
    expect(changedByDetails({ ...NOTHING, fits: ['unsure'] }, [taken])).toMatchObject([
      { isTakenByAgreement: null },
    ]);
  });

  it('shows again as it was answered (SA-186)', () => {
    const settled = (more: Partial<DebtInDetails>) => ({ isInArrears: false, ...rare(false), ...more });
    const asAnswered = [
      { ...card, ...settled({ isTakenByAgreement: null }) },
      { ...tax, ...settled({}) },
    ];
    expect(detailsFormOf(asAnswered, true).fits).toEqual(['none']);
  });
});

describe('what is very old', () => {
  const tax = debt('tax', { creditTypeRoles: ['council-tax', 'bill', 'lasts-longer'] });
  const sued = debt('sued', { creditTypeRoles: ['card'], hasLegalAction: true });
  const card = debt('card', { creditTypeRoles: ['card'] });
  const form: DetailsForm = { ...NOTHING, fits: ['isVeryOld'] };

  it('is offered to nobody whose debts last longer, or are all ruled on (SA-187)', () => {
    const offers = (debts: readonly DebtInDetails[], stages: DetailsForm['stages'] = {}) =>
      offeredFacts(debts, stages).includes('isVeryOld');
    expect([offers([tax]), offers([tax, card]), offers([sued])]).toEqual([false, true, true]);
    expect(offers([sued], { sued: 'court claim' })).toBe(true);
    expect(offers([sued], { sued: 'unsure' })).toBe(true);
    expect(offers([sued], { sued: 'judgment' })).toBe(false);
    // A stage that was picked before the legal question was taken back says nothing.
    expect(offers([{ ...sued, hasLegalAction: false }], { sued: 'judgment' })).toBe(true);
  });

  it('is asked of the others alone, and of one without asking which (SA-187)', () => {
    const asked: DetailsForm = { ...form, stages: { sued: 'judgment' } };
    expect(lacking(asked, [tax, sued, card])).toEqual([]);
    expect(changedByDetails(asked, [tax, sued, card])).toMatchObject([
      { id: 'tax', isVeryOld: null },
      { id: 'sued', isVeryOld: null },
      { id: 'card', isVeryOld: true },
    ]);
    expect(lacking({ ...form, stages: { sued: 'court claim' } }, [tax, sued, card])).toEqual([
      'which-isVeryOld',
    ]);
  });

  it('is no answer where it is not offered any more (SA-187)', () => {
    expect(lacking(form, [tax])).toEqual(['fits']);
    expect(lacking({ ...form, stages: { sued: 'judgment' } }, [sued])).toEqual(['fits']);
  });

  it('is not shown again of a debt that has since been ruled on (SA-187)', () => {
    const before = { ...rare(false), isInArrears: false, isVeryOld: true, isTakenByAgreement: null };
    expect(detailsFormOf([{ ...sued, ...before, courtStage: 'judgment' }], true).fits).toEqual(['none']);
    expect(detailsFormOf([{ ...sued, ...before, courtStage: 'court claim' }], true).fits).toEqual([
      'isVeryOld',
    ]);
  });
});

describe('coming back', () => {
  it('shows what is known before anything was answered, and nothing else', () => {
    const debts = [debt('a', { isInArrears: true, arrears: 210_00, source: 'credit report' }), debt('b')];
    expect(detailsFormOf(debts, false)).toMatchObject({
      behind: ['a'],
      overdue: { a: sure('210') },
      deals: [],
      fits: [],
    });
    expect(EMPTY).toMatchObject({ behind: [], fits: [], stages: {} });
    const none = two.map(each => ({ ...each, isInArrears: false }));
    expect(detailsFormOf(none, false).behind).toEqual(['none']);
  });

  it('asks again where a debt was added since', () => {
    const debts = [debt('a', { isInArrears: false, ...rare(false) }), debt('new')];
    expect(detailsFormOf(debts, true)).toMatchObject({ behind: [], fits: [] });
  });

  it('shows the same answers that were given, also “I’m not sure” (SA-069)', () => {
    const ids = ['a', 'b', 'c'];
    const choice = (of: readonly string[]) =>
      fc.oneof(fc.subarray([...of], { minLength: 1 }), fc.constantFrom(['none'], ['unsure']));
    const sums = fc.record(
      Object.fromEntries(
        ids.map(id => [
          id,
          fc.oneof(
            fc.integer({ min: 1, max: 600 }).map(sum => sure(String(sum))),
            fc.constant({ typed: '', isUnsure: true }),
          ),
        ]),
      ),
    );
    const some = fc.subarray(ids, { minLength: 1 });
    const forms = fc.record({
      behind: choice(ids),
      overdue: sums,
      deals: choice(ids),
      agreed: sums,
      stages: fc.record({ a: fc.constantFrom('judgment' as const, 'unsure' as const) }),
      fits: choice(RARE_FACTS),
      which: fc.record({
        isForBusiness: some,
        cameFromFraud: some,
        isDisputed: some,
        isVeryOld: some,
        isTakenByAgreement: some,
      }),
    });
    const debts = [debt('a', { hasLegalAction: true }), debt('b'), debt('c')];
    fc.assert(
      fc.property(forms, form => {
        const changed = changedByDetails(form, debts);
        fc.pre(changed !== null);
        const after = debts.map(each => ({ ...each, ...changed?.find(({ id }) => id === each.id) }));
        const again = detailsFormOf(after, true);
        expect(missingDetails(again, after)).toEqual([]);
        expect(changedByDetails(again, after)).toEqual([]);
        expect(again.behind).toEqual(form.behind);
        expect(again.fits).toEqual(form.fits);
        const asked = askedDetails(form, debts);
        for (const { id } of asked.overdue) expect(again.overdue[id]).toEqual(form.overdue[id]);
        for (const { id } of asked.agreed) expect(again.agreed[id]).toEqual(form.agreed[id]);
        for (const fact of asked.which) {
          const candidates = mayFit(fact, debts, form.stages).map(({ id }) => id);
          expect(again.which[fact]).toEqual(form.which[fact]?.filter(id => candidates.includes(id)));
        }
      }),
    );
  });
});
