import { caseBudgetLines } from '@towpath/contracts/api/staffCorrections.ts';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { Fragment } from 'react';
import { staffApi } from '../../staffApi.ts';
import styles from '../Case.module.css';
import { money } from '../format.ts';
import { PutRightMark } from '../PutRightMark.tsx';
import { usePart } from '../usePart.tsx';
import { words as caseWords } from '../words.ts';
import { CorrectLine, type Line, type Lines } from './CorrectLine.tsx';
import { useOpenRow } from './useOpenRow.ts';
import { words } from './words.ts';

type LinesProps = {
  readonly customerId: string;
  readonly categoryId: number;
  readonly onCorrected: () => Promise<unknown>;
};

/** Every line that a part of the budget can have, each to be put right with the person. */
export function LinesToCorrect({ customerId, categoryId, onCorrected }: LinesProps) {
  const { answer, again, instead } = usePart(() =>
    staffApi(caseBudgetLines, { params: { customerId, categoryId: String(categoryId) } }),
  );
  const rows = useOpenRow(`lines ${customerId} ${categoryId}`);
  if (!answer) return instead;
  const { frequencies, lines } = answer;
  async function saved(row: string, asks: { readonly line: string; readonly says: string } | null) {
    await again();
    await onCorrected();
    rows.close(row, asks ? words.savedAsk(asks.line, asks.says) : words.saved);
  }
  return (
    <>
      <p role="status">{rows.said}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.line}</th>
            <th scope="col">{words.amount}</th>
            <th scope="col">{caseWords.correct.heading}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(line => {
            const row = String(line.typeId);
            const label = caseWords.correct.of(line.name);
            return (
              <Fragment key={row}>
                <tr>
                  <th scope="row">{line.name}</th>
                  <td data-label={words.amount}>
                    {inWords(line, frequencies)} <PutRightMark mark={line.putRight} />
                  </td>
                  <td className={styles.acts}>
                    <TextButton
                      ref={rows.openerOf(row)}
                      aria-label={label}
                      aria-expanded={rows.open === row}
                      onClick={() => rows.toggle(row)}
                    >
                      {caseWords.correct.open}
                    </TextButton>
                  </td>
                </tr>
                {rows.open === row && (
                  <tr>
                    <td colSpan={3} className={styles.opened}>
                      <CorrectLine
                        customerId={customerId}
                        categoryId={categoryId}
                        line={line}
                        frequencies={frequencies}
                        label={label}
                        again={again}
                        onSaved={asks => saved(row, asks)}
                        onCancel={() => rows.close(row)}
                      />
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </>
  );
}

function inWords({ amount, frequencyId }: Line, frequencies: Lines['frequencies']): string {
  if (amount === null || amount === 0) return words.nothing;
  const often = frequencies.find(one => one.frequencyId === frequencyId)?.frequencyName ?? '';
  return words.often(money(amount), often);
}
