import type { CreditType } from '@towpath/domain/debts/creditType.ts';
import { COURT_STAGES } from '@towpath/domain/debts/debtFacts.ts';
import { COMPLAINT_STAGES, OFFER_STAGES, SETTLEMENT_STAGES } from '@towpath/domain/letters/definition.ts';
import type { DebtOfLetter, LetterFacts } from '@towpath/domain/letters/facts.ts';
import { DEBT, FACTS } from '@towpath/domain/letters/testing/letterFacts.ts';
import { UK_NATIONS } from '@towpath/domain/people/nation.ts';
import fc from 'fast-check';

// Mostly not, so that letters are offered too.
const maybe = fc.constantFrom(true, false, false, null, null, null, null, null);
const pence = fc.option(fc.integer({ min: 0, max: 30_000_00 }));
const addressee = fc.record({
  name: fc.option(fc.constantFrom('Barrowby Bank', 'Kestrel Cards')),
  address: fc.constantFrom([], ['PO Box 118', 'Ely', 'CB7 0ZZ']),
});

/** Any debt as letters see it, of one of these kinds or of a kind that nobody has said. */
export function anyDebt(kinds: readonly CreditType[]): fc.Arbitrary<DebtOfLetter> {
  return fc
    .record({
      type: fc.option(fc.constantFrom(...kinds), { freq: 20 }),
      creditor: addressee,
      currentBalance: pence,
      estimatedBalance: pence,
      arrears: pence,
      share: pence,
      creditorReference: fc.constantFrom(null, 'FF-10422281'),
      courtStage: fc.constantFrom(null, null, null, null, null, null, ...COURT_STAGES),
      askedFor: pence,
      isInterestStopped: fc.boolean(),
      agreedBefore: fc.option(
        fc.record({ sum: fc.integer({ min: 1_00, max: 500_00 }), on: fc.constant('2026-09-14') }),
      ),
      otherPerson: fc.constantFrom(null, 'Sam Okafor'),
      isJoint: maybe,
      isInArrears: maybe,
      isSecured: maybe,
      hasLegalAction: maybe,
      hasAttachmentOfEarnings: maybe,
      isTakenByAgreement: maybe,
      isDisputed: maybe,
      isVeryOld: maybe,
      isChased: maybe,
      isPaid: maybe,
      cameFromFraud: maybe,
      takesOverDebts: maybe,
    })
    .map(known => ({ ...DEBT, ...known }));
}

/** Whatever may be known when a letter is made. */
export function anyLetterFacts(kinds: readonly CreditType[]): fc.Arbitrary<LetterFacts> {
  return fc
    .record({
      nation: fc.constantFrom(...UK_NATIONS),
      debt: anyDebt(kinds),
      stage: fc.constantFrom(...OFFER_STAGES),
      beside: fc.record({
        settlement: fc.constantFrom(null, ...SETTLEMENT_STAGES),
        complaint: fc.constantFrom(null, ...COMPLAINT_STAGES),
        complainedOn: fc.constantFrom(null, '2026-09-14'),
      }),
      chosen: fc.constantFrom(null, 'DMP', 'TPP', 'WO', 'FFS', 'DRO', 'DAS'),
      isChosenSent: fc.boolean(),
      inForce: fc.constantFrom(null, null, null, null, null, 'IVA', 'BS', 'MOR'),
      agreesToTellOfHealth: fc.boolean(),
      attachesBudget: fc.boolean(),
      lastLetterOn: fc.constantFrom(null, '2026-09-14'),
      askAgainFrom: fc.constantFrom(null, '2026-09-14', '2027-09-14'),
      bailiff: addressee,
      bank: addressee,
      court: fc.record({
        name: fc.option(fc.constant('The County Court at Leeds')),
        address: fc.constantFrom([], ['The Courthouse', 'Leeds']),
        caseNumber: fc.option(fc.constant('K00LS123')),
      }),
      money: fc.record({
        income: pence,
        outgoings: pence,
        available: pence,
        left: pence,
        sharedAmong: fc.integer({ min: 0, max: 12 }),
        floor: fc.constant(5_00),
        lumpSum: pence,
        reviewMonths: fc.constantFrom(null, 6, 12),
        firstPayment: fc.constantFrom(null, '2026-12-01'),
        areOfPlan: fc.boolean(),
        isOver: fc.boolean(),
        isByContract: fc.boolean(),
        isByBalance: fc.boolean(),
        isHeldBack: fc.boolean(),
      }),
    })
    .map(known => ({ ...FACTS, ...known }));
}
