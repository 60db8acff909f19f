import type { Debt } from '@towpath/contracts/api/debts.ts';
import { maskReference, SHOWN_OF_REFERENCE } from '@towpath/domain/debts/reference.ts';
import { type ReactNode, useState } from 'react';
import styles from './DebtCard.module.css';

type DebtFactsProps = {
  readonly debt: Debt;
  readonly legalKnown: boolean;
  /** Asked for now. Once drawn they stay, so that they can slide away. */
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
    [
      'Reference',
      debt.creditorReference ? <Reference key="r" whole={debt.creditorReference} /> : 'Not given',
    ],
    ['Whose debt', debt.isJoint === null ? 'Not known' : debt.isJoint ? 'Joint' : 'Mine'],
  ];
  if (debt.inReceiptOfBenefit !== null)
    facts.push(['Still getting this benefit', yesNo(debt.inReceiptOfBenefit)]);
  if (debt.isInArrears !== null) facts.push(['Behind with payments', yesNo(debt.isInArrears)]);
  if (legalKnown) {
    // The specification's label of money taken from wages (DE-002).
    facts.push(
      ['Arrears', yesNo(debt.hasAttachmentOfEarnings)],
      ['Legal action', yesNo(debt.hasLegalAction)],
      ['Secured', yesNo(debt.isSecured)],
      ['Guarantor', yesNo(debt.hasGuarantor)],
    );
    if (debt.hasGuarantor && debt.canGuarantorBeLiable !== null)
      facts.push(['Guarantor can be asked to pay', yesNo(debt.canGuarantorBeLiable)]);
  }
  if (debt.isPriority)
    facts.push(['Why priority', 'Not paying it can affect your home, power or essentials']);
  if (debt.source === 'credit report') facts.push(['Where from', 'Your credit report']);
  return facts;
}

/** Screen readers say the last characters only, not each asterisk. */
function Reference({ whole }: { whole: string }) {
  return (
    <>
      <span aria-hidden>{maskReference(whole)}</span>
      <span className="visually-hidden">ending {[...whole].slice(-SHOWN_OF_REFERENCE).join('')}</span>
    </>
  );
}

function yesNo(flag: boolean | null): string {
  return flag ? 'Yes' : 'No';
}
