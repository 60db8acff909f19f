import { CheckboxList } from '@towpath/design-system/inputs/CheckboxList.tsx';
import { FieldGroup } from '@towpath/design-system/inputs/FieldGroup.tsx';
import { NO_SUM, NONE, UNSURE } from '@towpath/domain/debts/detailsForm.ts';
import type { DebtLine } from '../form/debtLines.ts';
import styles from './Details.module.css';
import { debtOptions, endings } from './debtOptions.ts';
import { SumField } from './SumField.tsx';
import { type Details, idOf } from './useDetails.ts';
import { words } from './words.ts';

type BehindPartProps = {
  readonly details: Details;
  readonly lines: readonly DebtLine[];
  /** What the person or their credit report said before. */
  readonly says: string | undefined;
};

/** Which debts are behind, and of those alone how much is overdue and whether there is a deal. */
export function BehindPart({ details, lines, says }: BehindPartProps) {
  const { form, asked } = details;
  const nameOf = (id: string) => lines.find(line => line.id === id)?.fullName ?? '';
  const overdue = lines.filter(({ id }) => asked.overdue.some(debt => debt.id === id));
  return (
    <div className={styles.follow}>
      <CheckboxList
        label={words.behind.question}
        labelStyle="smallQuestion"
        hint={
          says ? (
            <>
              {words.behind.hint}
              <span className={styles.known}>{says}</span>
            </>
          ) : (
            words.behind.hint
          )
        }
        name={idOf('behind')}
        error={details.messageAt('behind')}
        required
        options={[...debtOptions(lines), ...endings(words.behind.none)]}
        value={form.behind}
        onChange={behind => details.change({ behind })}
      />
      {overdue.length > 0 && (
        <>
          <FieldGroup
            label={words.overdue.question}
            labelStyle="smallQuestion"
            hint={words.overdue.hint}
            name={idOf('overdue-all')}
          >
            <div className={styles.sums}>
              {overdue.map(({ id, fullName }) => (
                <SumField
                  key={id}
                  id={idOf(`overdue-${id}`)}
                  label={fullName}
                  debtName={fullName}
                  error={details.messageAt(`overdue-${id}`)}
                  value={form.overdue[id] ?? NO_SUM}
                  onChange={sum => details.changeSum('overdue', id, sum)}
                  onLeave={() => details.leave(`overdue-${id}`)}
                />
              ))}
            </div>
          </FieldGroup>
          <CheckboxList
            label={words.deals.question}
            labelStyle="smallQuestion"
            hint={words.deals.hint}
            name={idOf('deals')}
            error={details.messageAt('deals')}
            required
            options={[...debtOptions(overdue, 'short'), ...endings(words.deals.none)]}
            value={form.deals.filter(id => [NONE, UNSURE].includes(id) || form.behind.includes(id))}
            onChange={deals => details.change({ deals })}
          />
          {asked.agreed.map(({ id }) => (
            <SumField
              key={id}
              id={idOf(`agreed-${id}`)}
              label={words.deals.sum(nameOf(id))}
              debtName={nameOf(id)}
              error={details.messageAt(`agreed-${id}`)}
              value={form.agreed[id] ?? NO_SUM}
              onChange={sum => details.changeSum('agreed', id, sum)}
              onLeave={() => details.leave(`agreed-${id}`)}
            />
          ))}
        </>
      )}
    </div>
  );
}
