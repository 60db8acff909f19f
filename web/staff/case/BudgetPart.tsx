import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import { caseBudget } from '@towpath/contracts/api/staffCases.ts';
import { Disclosure } from '@towpath/design-system/cards/Disclosure.tsx';
import { onDemand } from '../../shell/onDemand.tsx';
import { staffApi } from '../staffApi.ts';
import styles from './Case.module.css';
import { money } from './format.ts';
import { PutRightMark } from './PutRightMark.tsx';
import { Unfolded } from './Unfolded.tsx';
import { type PartProps, usePart } from './usePart.tsx';
import { words } from './words.ts';

const LinesToCorrect = onDemand(async () => (await import('./correct/LinesToCorrect.tsx')).LinesToCorrect);
const say = words.budget;
type Part = AnswerOf<typeof caseBudget>['parts'][number];

/** The month of the person, part by part, with what is outside the guide and the reason they gave. */
export function BudgetPart({ customerId, permissions, onChanged }: PartProps) {
  const { answer, again, instead } = usePart(() => staffApi(caseBudget, { params: { customerId } }));
  if (!answer) return instead;
  const { parts, income, outgoings, left, isComplete, isLocked, healthIsWithheld } = answer;
  if (parts.length === 0) return <p>{say.none}</p>;
  const sums = [
    [say.income, income],
    [say.outgoings, outgoings],
    [say.left, left],
  ] as const;
  const mayCorrect = permissions.includes('change cases');
  async function corrected() {
    await again();
    onChanged();
  }
  return (
    <>
      {isLocked && <p>{words.correct.locked}</p>}
      {!isComplete && <p>{say.open}</p>}
      {healthIsWithheld && <p>{say.healthWithheld}</p>}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{say.part}</th>
            <th scope="col">{say.month}</th>
            <th scope="col">{say.notes}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(part => (
            <tr key={part.name}>
              <th scope="row">
                {part.name}
                {part.lines.length > 0 && <Lines part={part} />}
              </th>
              <td data-label={say.month} className={styles.sum}>
                {money(part.sum)}
              </td>
              <td data-label={part.notes.length > 0 ? say.notes : undefined}>
                <Notes notes={part.notes} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sums.map(([name, sum]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td data-label={say.month} className={styles.sum}>
                {money(sum)}
              </td>
              <td />
            </tr>
          ))}
        </tfoot>
      </table>
      {mayCorrect &&
        !isLocked &&
        parts.map(({ categoryId, name }) => (
          <Unfolded key={categoryId} summary={words.correct.of(name)}>
            <LinesToCorrect customerId={customerId} categoryId={categoryId} onCorrected={corrected} />
          </Unfolded>
        ))}
    </>
  );
}

function Lines({ part }: { readonly part: Part }) {
  return (
    <Disclosure summary={say.lines(part.name)}>
      <dl className={styles.pairs}>
        {part.lines.map(({ name, sum, putRight }) => (
          <div key={name}>
            <dt>
              {name} <PutRightMark mark={putRight} />
            </dt>
            <dd className={styles.sum}>{money(sum)}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}

function Notes({ notes }: Pick<Part, 'notes'>) {
  return (
    <ul className={styles.plain}>
      {notes.map(({ says, line, over, reason, isWithheld }) => (
        <li key={says}>
          {over !== null && (
            <b className={styles.care}>{over < 0 ? say.under(money(-over)) : say.over(money(over))} </b>
          )}
          {line}. {isWithheld ? say.withheld : (reason ?? say.noReason)}
          <span className={styles.small}>{says}</span>
        </li>
      ))}
    </ul>
  );
}
