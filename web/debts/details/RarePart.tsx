import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { CheckboxList } from '@towpath/design-system/inputs/CheckboxList.tsx';
import type { RareFact } from '@towpath/domain/debts/detailsForm.ts';
import type { DebtLine } from '../form/debtLines.ts';
import { words as ofDebts } from '../words.ts';
import styles from './Details.module.css';
import { debtOptions, endings } from './debtOptions.ts';
import { type Details, idOf } from './useDetails.ts';
import { words } from './words.ts';

type RarePartProps = {
  readonly details: Details;
  readonly lines: readonly DebtLine[];
  readonly nation: string | undefined;
};

/** The debts that a rare fact may fit. */
function linesOf(details: Details, fact: RareFact, lines: readonly DebtLine[]): readonly DebtLine[] {
  const ids = details.mayFit(fact);
  return lines.filter(({ id }) => ids.includes(id));
}

/** What is rare, of all debts at once, and then which debts it fits. */
export function RarePart({ details, lines, nation }: RarePartProps) {
  const { form, asked } = details;
  const extra = words.fits.extra(nation);
  return (
    <div className={styles.follow}>
      <CheckboxList
        label={words.fits.question}
        labelStyle="smallQuestion"
        hint={words.fits.hint}
        name={idOf('fits')}
        error={details.messageAt('fits')}
        required
        options={[
          ...details.offered.map(fact => ({
            id: fact,
            label: words.fits.labels[fact],
            additionalText: extra[fact],
          })),
          ...endings(words.none),
        ]}
        value={form.fits}
        onChange={fits => details.change({ fits })}
      />
      {asked.which.map(fact => (
        <CheckboxList
          key={fact}
          label={words.which.questions[fact]}
          labelStyle="smallQuestion"
          hint={words.which.hint}
          name={idOf(`which-${fact}`)}
          error={details.messageAt(`which-${fact}`)}
          required
          options={debtOptions(linesOf(details, fact, lines))}
          value={(form.which[fact] ?? []).filter(id => lines.some(line => line.id === id))}
          onChange={ids => details.change({ which: { ...form.which, [fact]: ids } })}
        />
      ))}
      {(form.fits.includes('isDisputed') || form.fits.includes('isVeryOld')) && (
        <Notification tone="orange">
          {ofDebts.adviceFirst} {words.fits.stillPay}
        </Notification>
      )}
    </div>
  );
}
