import { useState } from 'react';
import { classNames } from '../classNames.ts';
import { useAnnounce } from '../feedback/LiveRegion.tsx';
import { checkboxLimit, listView, toggle } from './answerList.ts';
import styles from './Choice.module.css';
import { Choice, type ChoiceOption, MoreOptions } from './Choice.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import type { FieldBasics } from './fieldTypes.ts';
import { useRevealed } from './useRevealed.ts';
import { words } from './words.ts';

export interface CheckboxOption extends ChoiceOption {
  /** Set apart under "or"; choosing it clears the others. */
  exclusive?: boolean | undefined;
}

export interface CheckboxListProps extends FieldBasics {
  options: readonly CheckboxOption[];
  /** Ids of the chosen options. */
  value: readonly string[];
  onChange: (ids: readonly string[]) => void;
  /** Runs when the focus leaves the list. */
  onBlur?: (() => void) | undefined;
  /** Two columns from 576 px up, for short answers. */
  columns?: 1 | 2 | undefined;
  disabled?: boolean | undefined;
}

/**
 * A list of any number of answers, as tiles (QU-005 to QU-007, QU-009). Of more than ten, nine show, with "More
 * options".
 */
export function CheckboxList({
  options,
  value,
  onChange,
  onBlur,
  columns,
  disabled,
  ...basics
}: CheckboxListProps) {
  const [expanded, setExpanded] = useState(false);
  const announce = useAnnounce();
  const { shown, hidden } = listView(options, value, checkboxLimit, expanded);
  const revealed = useRevealed(shown.map(option => option.id));
  const id = basics.id ?? basics.name;
  const apart = shown.filter(option => option.exclusive);
  const together = shown.filter(option => !option.exclusive);

  function choose(option: CheckboxOption) {
    const next = toggle(options, value, option.id);
    if (next.cleared) announce(option.exclusive ? words.list.othersCleared : words.list.exclusiveCleared);
    onChange(next.ids);
  }

  const draw = (option: CheckboxOption) => (
    <Choice
      key={option.id}
      kind="checkbox"
      option={option}
      name={basics.name}
      inputId={`${id}-${option.id}`}
      checked={value.includes(option.id)}
      onChoose={() => choose(option)}
      disabled={disabled}
    />
  );

  return (
    <FieldGroup {...basics} onLeave={onBlur}>
      <div className={classNames(styles.choices, columns === 2 && styles.two)} ref={revealed.list}>
        {together.map(draw)}
        {hidden > 0 && <MoreOptions onPress={() => revealed.reveal(() => setExpanded(true))} />}
        {apart.length > 0 && together.length > 0 && (
          <div className={styles.or} aria-hidden>
            {words.list.or}
          </div>
        )}
        {apart.map(draw)}
      </div>
    </FieldGroup>
  );
}
