import { useState } from 'react';
import { TextButton } from '../buttons/TextButton.tsx';
import { check } from '../icons/drawings.generated.ts';
import { Glyph } from '../icons/Glyph.tsx';
import { CHIPS_AT_FIRST, listView } from './answerList.ts';
import styles from './ChipList.module.css';
import { FieldGroup } from './FieldGroup.tsx';
import type { FieldBasics } from './fieldTypes.ts';
import { useRevealed } from './useRevealed.ts';
import { words } from './words.ts';

export interface ChipOption {
  id: string;
  label: string;
}

export interface ChipListProps extends FieldBasics {
  options: readonly ChipOption[];
  /** Id of the chosen option. Nothing is ever chosen in advance. */
  value: string | null;
  onChange: (id: string) => void;
  /** Runs when the focus leaves the list. */
  onBlur?: (() => void) | undefined;
  /** How many show before "Show more"; five by default. */
  atFirst?: number | undefined;
}

/** One answer out of many short ones: radios as chips, five and "Show more" (DE-033). The chosen one always shows. */
export function ChipList({
  options,
  value,
  onChange,
  onBlur,
  atFirst = CHIPS_AT_FIRST,
  ...basics
}: ChipListProps) {
  const [expanded, setExpanded] = useState(false);
  const chosen = value === null ? [] : [value];
  const { shown } = listView(options, chosen, { most: atFirst, shortened: atFirst }, expanded);
  const revealed = useRevealed(shown.map(option => option.id));
  const id = basics.id ?? basics.name;

  function toggle() {
    if (expanded) setExpanded(false);
    else revealed.reveal(() => setExpanded(true));
  }

  return (
    <FieldGroup {...basics} radios onLeave={onBlur}>
      <div className={styles.chips} ref={revealed.list}>
        {shown.map(option => (
          <label className={styles.chip} key={option.id}>
            <input
              id={`${id}-${option.id}`}
              type="radio"
              name={basics.name}
              value={option.id}
              checked={option.id === value}
              onChange={() => onChange(option.id)}
            />
            <Glyph of={check} className={styles.tick} />
            {option.label}
          </label>
        ))}
        {options.length > atFirst && (
          <span className={styles.more}>
            <TextButton aria-expanded={expanded} onClick={toggle}>
              {expanded ? words.list.showFewer : words.list.showMore}
            </TextButton>
          </span>
        )}
      </div>
    </FieldGroup>
  );
}
