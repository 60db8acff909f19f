import { describe, expect, it } from 'vitest';
import { listedDebt } from '../../testing/debts.ts';
import { htmlOf, wordsOf } from '../../testing/render.tsx';
import { DebtCards } from './DebtCards.tsx';
import { DebtFacts } from './DebtFacts.tsx';
import { DebtTotals } from './DebtTotals.tsx';

const never = () => undefined;

describe('a debt card', () => {
  const debt = listedDebt({ isPriority: true, hasLegalAction: true });

  it('says whom, what kind and how much, and offers more (DE-014, DE-017)', () => {
    const words = wordsOf(htmlOf(<DebtCards debts={[listedDebt()]} legalKnown={false} />));
    expect(words).toBe('Kestrel Cards Credit card £4,212 £105 a month View More about Kestrel Cards');
  });

  it('says what is left by a plan, and what the list says (DN-848)', () => {
    const byPlan = { left: 900, since: 'payments', listedOn: '2026-05-03', listedBy: 'you' } as const;
    const left = listedDebt({ currentBalance: 1200, byPlan });
    expect(wordsOf(htmlOf(<DebtCards debts={[left]} legalKnown={false} />))).toContain(
      '£900 £105 a month You told us £1,200 on 3 May 2026; £900 is left by what you have paid in your plan.',
    );
    const totals = (listedDebts?: number) =>
      wordsOf(htmlOf(<DebtTotals totalDebts={900} listedDebts={listedDebts} monthlyRepayments={105} />));
    expect(totals(1200)).toBe(
      'Total debts £900 Monthly repayments £105 Your list adds up to £1,200. The total counts what you have told us since.',
    );
    expect(totals(900)).toBe('Total debts £900 Monthly repayments £105');
    expect(totals()).toBe(totals(900));
  });

  it('names its buttons after the creditor, and hides them on request (DE-016)', () => {
    const open = htmlOf(<DebtCards debts={[debt]} legalKnown={false} onEdit={never} onDelete={never} />);
    expect(wordsOf(open)).toContain('Edit Kestrel Cards Delete Kestrel Cards');
    expect(wordsOf(htmlOf(<DebtCards debts={[debt]} legalKnown={false} />))).not.toMatch(/Edit|Delete/);
  });

  it('marks a priority debt in words', () => {
    expect(wordsOf(htmlOf(<DebtCards debts={[debt]} legalKnown={false} />))).toContain('Priority debt');
  });

  it('keeps quiet about legal action until the legal questions are done (DE-016)', () => {
    const words = (legalKnown: boolean) =>
      wordsOf(htmlOf(<DebtCards debts={[debt]} legalKnown={legalKnown} />));
    expect(words(false)).not.toContain('Legal action');
    expect(words(true)).toContain('Legal action started');
  });

  it('says that nothing is paid on it now (SA-063)', () => {
    const words = wordsOf(htmlOf(<DebtCards debts={[listedDebt({ isNothingPaid: true })]} legalKnown />));
    expect(words).toContain('£4,212 Nothing paid right now');
    expect(words).not.toContain('£105');
  });

  it.each([{ isDisputed: true }, { isVeryOld: true }])('tells of %o to have advice first (SA-066)', told => {
    const words = (debt = listedDebt()) => wordsOf(htmlOf(<DebtCards debts={[debt]} legalKnown />));
    const tip = 'Don’t pay or write to them before you have had advice about this debt.';
    expect(words(listedDebt(told))).toContain(tip);
    expect(words()).not.toContain(tip);
  });

  it('tells of a doubtful priority debt to have advice today, and to pay what falls due (SA-189)', () => {
    const words = (isPriority: boolean) =>
      wordsOf(htmlOf(<DebtCards debts={[listedDebt({ isDisputed: true, isPriority })]} legalKnown />));
    expect(words(true)).toContain(
      'Get advice today, before you pay what’s late or write to them. Keep paying what falls due now.',
    );
    expect(words(true)).not.toContain('Don’t pay or write');
    expect(words(false)).not.toContain('Get advice today');
  });

  it('tells of no debt that lasts longer that it is very old (SA-187)', () => {
    const words = wordsOf(
      htmlOf(
        <DebtCards
          debts={[listedDebt({ isVeryOld: true, creditTypeRoles: ['council-tax', 'bill', 'lasts-longer'] })]}
          legalKnown
        />,
      ),
    );
    expect(words).not.toMatch(/Don’t pay|Very old/u);
  });

  it('is followed by “+ Add Another Debt” (DE-013)', () => {
    expect(htmlOf(<DebtCards debts={[debt]} legalKnown={false} onAdd={never} />)).toMatch(
      /<button[^>]*>\+ Add Another Debt<\/button>/,
    );
  });
});

describe('what View More shows', () => {
  it('is also what the person told of this debt, and nothing that does not fit it (SA-060)', () => {
    const told = { isInArrears: true, arrears: 300, hasArrangement: true, agreedPayment: 20 };
    const facts = (debt: ReturnType<typeof listedDebt>) =>
      wordsOf(htmlOf(<DebtFacts debt={debt} legalKnown={false} drawn />));
    expect(facts(listedDebt({ ...told, isForBusiness: true, cameFromFraud: false }))).toContain(
      'Overdue £300 Deal on what’s overdue £20 a month For a business Yes',
    );
    expect(facts(listedDebt({ ...told, cameFromFraud: false }))).not.toContain('fraud');
    expect(facts(listedDebt({ isDisputed: true, isVeryOld: true }))).toContain(
      'You agree you owe it No Very old Yes',
    );
    expect(facts(listedDebt())).not.toMatch(/Overdue|Deal|business/);
  });

  const debt = listedDebt({
    creditorReference: '5412-AB 4821',
    hasLegalAction: false,
    isSecured: true,
    hasAttachmentOfEarnings: true,
    hasGuarantor: true,
    canGuarantorBeLiable: false,
  });

  it('masks the reference, and has its end read out (DE-042)', () => {
    const html = htmlOf(<DebtFacts debt={debt} legalKnown={false} drawn />);
    expect(html).toContain('****-AB 4821');
    expect(wordsOf(html)).toContain('ending 4821');
    expect(html).not.toContain('5412');
  });

  it('calls money taken from wages “Arrears” (DE-002)', () => {
    expect(wordsOf(htmlOf(<DebtFacts debt={debt} legalKnown drawn />))).toContain('Arrears Yes');
  });

  it('says of “Arrears” what they are of, so that “No” stands beside no debt that is behind (WT-012)', () => {
    const behind = { ...debt, isInArrears: true, hasAttachmentOfEarnings: false };
    const words = wordsOf(htmlOf(<DebtFacts debt={behind} legalKnown drawn />));
    expect(words).toContain('Behind with payments Yes');
    expect(words).toContain('Arrears None taken from your pay');
  });

  it('leaves out what the legal questions settle until they are done (DE-016)', () => {
    const words = wordsOf(htmlOf(<DebtFacts debt={debt} legalKnown={false} drawn />));
    expect(words).toContain('Whose debt Mine');
    expect(words).not.toMatch(/Arrears|Legal|Secured|Guarantor/);
    expect(wordsOf(htmlOf(<DebtFacts debt={debt} legalKnown drawn />))).toMatch(
      /Legal action No Secured Yes Guarantor Yes Guarantor can be asked to pay No$/,
    );
  });

  it('is not drawn before it is asked for', () => {
    expect(htmlOf(<DebtFacts debt={debt} legalKnown drawn={false} />)).toBe('');
  });
});

it('shows the totals of debts and of monthly repayments (DE-015)', () => {
  expect(wordsOf(htmlOf(<DebtTotals totalDebts={12674} monthlyRepayments={380} />))).toBe(
    'Total debts £12,674 Monthly repayments £380',
  );
});

describe('the totals once a plan runs', () => {
  const totals = (under: 'as the plan says' | 'can go on' | null) =>
    wordsOf(htmlOf(<DebtTotals totalDebts={12674} monthlyRepayments={315} under={under} />));

  it('say no sum of before where the plan says what is paid (DN-1101)', () => {
    expect(totals('as the plan says')).toMatch(/^Total debts £12,674 Your plan says what you pay now\./u);
    expect(totals('as the plan says')).not.toContain('£315');
  });

  it('say in time to think that nobody can make them pay, and that they still can (DN-1101)', () => {
    expect(totals('can go on')).toMatch(
      /^Total debts £12,674 Monthly repayments £315 Nobody can make you pay/u,
    );
    expect(totals('can go on')).toContain('You can still pay');
    expect(totals(null)).toBe('Total debts £12,674 Monthly repayments £315');
  });
});
