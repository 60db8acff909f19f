import type { Debt } from '@towpath/contracts/api/debts.ts';
import { howOld, mayBeTooOld } from '@towpath/domain/debts/debtFacts.ts';
import { maskReference, SHOWN_OF_REFERENCE } from '@towpath/domain/debts/reference.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { type ReactNode, useState } from 'react';
import { poundsText } from '../debtTexts.ts';
import { words } from '../words.ts';
import styles from './DebtCard.module.css';

type DebtFactsProps = {
  readonly debt: Debt;
  readonly legalKnown: boolean;
  /** Whether the details are open. Once drawn they stay, so that they can slide away. */
  readonly drawn: boolean;
};

/** What View More shows. A list of 200 debts draws it only for those that were opened. */
export function DebtFacts({ debt, legalKnown, drawn }: DebtFactsProps) {
  const [everDrawn, setEverDrawn] = useState(drawn);
  if (drawn && !everDrawn) setEverDrawn(true);
  if (!drawn && !everDrawn) return null;
  return (
    <dl className={styles.facts}>
      {factsOf(debt, legalKnown).map(([label, fact]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

type Fact = readonly [label: string, fact: ReactNode];

function factsOf(debt: Debt, legalKnown: boolean): readonly Fact[] {
  const facts: Fact[] = [
    ...soldFacts(debt),
    [
      referenceLabel(debt),
      debt.creditorReference ? <Reference key="r" whole={debt.creditorReference} /> : words.facts.noReference,
    ],
    [
      words.facts.whose,
      debt.isJoint === null ? words.facts.whoseNotKnown : debt.isJoint ? words.facts.joint : words.facts.mine,
    ],
  ];
  if (debt.inReceiptOfBenefit !== null) facts.push([words.facts.benefit, yesNo(debt.inReceiptOfBenefit)]);
  if (debt.isInArrears !== null) facts.push([words.facts.behind, yesNo(debt.isInArrears)]);
  facts.push(...toldFacts(debt));
  if (legalKnown) {
    facts.push(
      [
        words.facts.arrears,
        debt.hasAttachmentOfEarnings ? words.facts.takenFromPay : words.facts.notTakenFromPay,
      ],
      [words.facts.legalAction, yesNo(debt.hasLegalAction)],
      [words.facts.secured, yesNo(debt.isSecured)],
      [words.facts.guarantor, yesNo(debt.hasGuarantor)],
    );
    if (debt.hasGuarantor && debt.canGuarantorBeLiable !== null)
      facts.push([words.facts.guarantorLiable, yesNo(debt.canGuarantorBeLiable)]);
  }
  if (debt.isPriority) facts.push([words.facts.whyPriority, words.facts.whyPriorityText]);
  if (debt.source === 'credit report') facts.push([words.facts.source, words.facts.creditReport]);
  return facts;
}

/** When it was sold, and who said so. */
function soldFacts({ sold }: Debt): readonly Fact[] {
  if (!sold) return [];
  return [[words.sold.label, words.sold.toldBy[sold.toldBy](sayDay(sold.on), sayDay(sold.toldOn))]];
}

/** A buyer gives a number of their own: the one of the list is known by whoever had the debt first. */
function referenceLabel({ sold }: Debt): string {
  const first = sold?.reference === 'of the seller' ? sold.before[0] : undefined;
  return first === undefined ? words.facts.reference : words.sold.reference(first);
}

/** What the person told beside the form, without what does not fit this debt. */
function toldFacts(debt: Debt): readonly Fact[] {
  const { arrears, hasArrangement, agreedPayment } = debt;
  const deal = agreedPayment === null ? words.facts.yes : words.figures.aMonth(poundsText(agreedPayment));
  const told: readonly (Fact | false)[] = [
    arrears !== null && [words.facts.overdue, poundsText(arrears)],
    hasArrangement !== null && [words.facts.deal, hasArrangement ? deal : words.facts.no],
    debt.isForBusiness === true && [words.facts.business, words.facts.yes],
    debt.cameFromFraud === true && [words.facts.fraud, words.facts.yes],
    debt.isDisputed === true && [words.facts.agreed, words.facts.no],
    mayBeTooOld(howOld(debt, { roles: debt.creditTypeRoles })) && [words.facts.old, words.facts.yes],
    debt.isTakenByAgreement === true && [words.facts.taken, words.facts.yes],
  ];
  return told.filter(fact => fact !== false);
}

/** Screen readers say the last characters only, not each asterisk. */
function Reference({ whole }: { whole: string }) {
  return (
    <>
      <span aria-hidden className={styles.whole}>
        {maskReference(whole)}
      </span>
      <span className="visually-hidden">
        {words.facts.ending([...whole].slice(-SHOWN_OF_REFERENCE).join(''))}
      </span>
    </>
  );
}

function yesNo(flag: boolean | null): string {
  return flag ? words.facts.yes : words.facts.no;
}
