import type { Frequency } from '@towpath/contracts/api/budget.ts';
import { check } from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { rhythmsToBeginAt } from '@towpath/domain/budget/amounts.ts';
import styles from './BeginAt.module.css';
import { words } from './listWords.ts';

type BeginAtProps = {
  readonly frequencies: readonly Frequency[];
  readonly value: number;
  readonly onChange: (frequencyId: number) => void;
};

/** The one rhythm that every empty row has, said before the rows; a row that holds a sum keeps its own. */
export function BeginAt({ frequencies, value, onChange }: BeginAtProps) {
  const offered = rhythmsToBeginAt(frequencies);
  const now = frequencies.find(({ frequencyId }) => frequencyId === value);
  return (
    <fieldset className={styles.begin}>
      <legend className="visually-hidden">{words.fill.beginAtLegend}</legend>
      <p>
        <b>{words.fill.beginAt(now?.frequencyName ?? '')}</b> {words.fill.beginAtMore}
      </p>
      <div className={styles.choices}>
        {offered.map(({ frequencyId, frequencyName }) => (
          <label key={frequencyId}>
            <input
              type="radio"
              name="budget-begin-at"
              checked={frequencyId === value}
              onChange={() => onChange(frequencyId)}
            />
            <Glyph of={check} />
            {frequencyName}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
