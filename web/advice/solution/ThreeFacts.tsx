import type { Recommendation, Solution } from '@towpath/contracts/api/recommendation.ts';
import { NEVER_BY_THIS } from '@towpath/domain/solutions/explain/debtFreeWording.ts';
import { sayHowLong } from '@towpath/domain/solutions/pictures/stretch.ts';
import { inWholePounds, sayClearIn, sayTerm } from '../solutionTexts.ts';
import { words } from '../words.ts';
import styles from './ThreeFacts.module.css';

type ThreeFactsProps = { readonly solution: Solution } & Pick<Recommendation, 'judgedOn'>;

/** What is paid each month, how long it takes, and what becomes of the debts. What is not there is left out. */
export function ThreeFacts({ solution, judgedOn }: ThreeFactsProps) {
  const facts = factsOf(solution, judgedOn);
  if (facts.length === 0) return null;
  return (
    <dl className={styles.three}>
      {facts.map(([name, says, also]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{says}</dd>
          {also !== undefined && <dd className={styles.also}>{also}</dd>}
        </div>
      ))}
    </dl>
  );
}

type Fact = readonly [name: string, says: string, also?: string | undefined];

function factsOf(solution: Solution, judgedOn: string): readonly Fact[] {
  const { payment, termMonths, totalPaid, writtenOff, debtFreeMonth, expectedEnd, years } = solution;
  const { pay, payMonthly, takes, paidBack, ends } = words.threeFacts;
  const clears = writtenOff !== undefined && writtenOff.value !== 0;
  // A fee, or one sum, is paid even where nothing is paid each month.
  const takesNothing = payment?.value === 0 && (totalPaid === undefined || totalPaid.value === 0);
  // Payments that go on when the debts are gone already.
  const goesOn =
    solution.lastPaymentMonth !== undefined && termMonths !== undefined && termMonths.value !== 0;
  const forTerm = goesOn ? words.comparison.forTerm(sayTerm(termMonths)) : undefined;
  const all: readonly (readonly [name: string, says: string | undefined, also?: string | undefined])[] = [
    [takesNothing ? pay : payMonthly, payment && inWholePounds(payment), forTerm],
    [takes, years === null ? howLong() : sayHowLong(years.end)],
    [ends, expectedEnd?.says],
    clears ? clearedOf(inWholePounds(writtenOff)) : [paidBack, totalPaid && inWholePounds(totalPaid)],
  ];
  // What ends no debt lasts as long as it is paid.
  function howLong(): string | undefined {
    if (debtFreeMonth?.says === NEVER_BY_THIS) return termMonths && sayTerm(termMonths);
    return sayClearIn(debtFreeMonth, judgedOn);
  }
  return all.flatMap(([name, says, also]) => (says === undefined ? [] : [[name, says, also] as const]));
}

/** That a sum is an estimate goes with its name, which has more room. */
function clearedOf(says: string): readonly [string, string] {
  const { cleared, clearedAbout } = words.threeFacts;
  const [, sum] = /^about (£[\d,]+)$/u.exec(says) ?? [];
  return sum === undefined ? [cleared, says] : [clearedAbout, sum];
}
