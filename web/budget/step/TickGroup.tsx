import type { CategoryEntry } from '@towpath/contracts/api/budget.ts';
import { Choice } from '@towpath/design-system/inputs/Choice.tsx';
import { words } from './listWords.ts';
import styles from './TickList.module.css';
import type { Offered } from './TickList.tsx';

type TickGroupProps = {
  readonly name: string;
  readonly offered: readonly Offered[];
  readonly isTicked: (one: Offered) => boolean;
  readonly onToggle: (line: CategoryEntry['types'][number], on: boolean) => void;
};

/** Lines of one group as tiles; what is known of a line stands below its name. */
export function TickGroup({ name, offered, isTicked, onToggle }: TickGroupProps) {
  if (offered.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend>{name}</legend>
      <div className={styles.ticks}>
        {offered.map(one => {
          const { line } = one;
          const checked = isTicked(one);
          return (
            <Choice
              key={line.typeId}
              kind="checkbox"
              name="budget-ticks"
              inputId={`budget-tick-${line.typeId}`}
              checked={checked}
              onChoose={() => onToggle(line, !checked)}
              option={{
                id: String(line.typeId),
                label: line.typeName,
                additionalText: line.knownBy ? words.tick.known[line.knownBy] : undefined,
              }}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
