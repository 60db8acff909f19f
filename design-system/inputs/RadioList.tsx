import { Fragment, useState } from 'react';
import { classNames } from '../classNames.ts';
import { listView, radioLimit } from './answerList.ts';
import styles from './Choice.module.css';
import { Choice, type ChoiceOption, MoreOptions } from './Choice.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import type { FieldBasics } from './fieldTypes.ts';
import { useRevealed } from './useRevealed.ts';

export interface RadioListProps extends FieldBasics {
  options: readonly ChoiceOption[];
  /** Id of the chosen option. Nothing is ever chosen in advance. */
  value: string | null;
  onChange: (id: string) => void;
  /** Runs when the focus leaves the list. */
  onBlur?: (() => void) | undefined;
  /** Two columns from 576 px up, for short answers. */
  columns?: 1 | 2 | undefined;
  disabled?: boolean | undefined;
}

/** One answer out of several, as tiles. Of more than eight, seven show, with "More options" (QU-008, QU-009). */
export function RadioList({
  options,
  value,
  onChange,
  onBlur,
  columns,
  disabled,
  ...basics
}: RadioListProps) {
  const [expanded, setExpanded] = useState(false);
  const { shown, hidden } = listView(options, value === null ? [] : [value], radioLimit, expanded);
  const revealed = useRevealed(shown.map(option => option.id));
  const id = basics.id ?? basics.name;
  return (
    <FieldGroup {...basics} radios onLeave={onBlur}>
      <div className={classNames(styles.choices, columns === 2 && styles.two)} ref={revealed.list}>
        {shown.map(option => (
          <Fragment key={option.id}>
            <Choice
              kind="radio"
              option={option}
              name={basics.name}
              inputId={`${id}-${option.id}`}
              checked={option.id === value}
              onChoose={() => onChange(option.id)}
              disabled={disabled}
            />
            {option.id === value && option.whenChosen && (
              <div className={styles.whenChosen}>{option.whenChosen}</div>
            )}
          </Fragment>
        ))}
        {hidden > 0 && <MoreOptions onPress={() => revealed.reveal(() => setExpanded(true))} />}
      </div>
    </FieldGroup>
  );
}
