import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { TextField } from '@towpath/design-system/inputs/TextField.tsx';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { type FormEvent, useRef, useState } from 'react';
import styles from '../Case.module.css';
import { words } from './words.ts';

const say = words.asOf;

type AsOfDayProps = {
  /** The first and the last day that can be looked at, 'YYYY-MM-DD'. */
  readonly from: string;
  readonly to: string;
  /** The day that is shown; undefined for today. */
  readonly shown: string | undefined;
  readonly onPicked: (day: string | undefined) => void;
};

/** Picks the day at whose end the plan is looked at. */
export function AsOfDay({ from, to, shown, onPicked }: AsOfDayProps) {
  const [typed, setTyped] = useState(shown ?? to);
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  function show(event: FormEvent) {
    event.preventDefault();
    if (typed < from || typed > to) {
      setError(say.pick(sayDay(from), sayDay(to)));
      input.current?.focus();
      return;
    }
    onPicked(typed === to ? undefined : typed);
  }
  function backToToday() {
    setTyped(to);
    setError(undefined);
    onPicked(undefined);
    input.current?.focus();
  }
  return (
    <form className={styles.form} onSubmit={show} noValidate>
      <TextField
        name="as-of"
        type="date"
        label={say.label}
        value={typed}
        onChange={day => {
          setTyped(day);
          setError(undefined);
        }}
        width={12}
        error={error}
        inputRef={input}
      />
      <p className={styles.tags}>
        <Button type="submit" size="small" variant="secondary">
          {say.show}
        </Button>
        {shown !== undefined && (
          <Button size="small" variant="secondary" onClick={backToToday}>
            {say.today}
          </Button>
        )}
      </p>
    </form>
  );
}
