import type { LetterFact } from '@towpath/contracts/api/letterFact.ts';
import { tellForLetters } from '@towpath/contracts/api/letterFacts.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { Checkbox } from '@towpath/design-system/inputs/Checkbox.tsx';
import { DateField } from '@towpath/design-system/inputs/DateField.tsx';
import type { DateText } from '@towpath/design-system/inputs/dateParts.ts';
import { readIsoDate } from '@towpath/domain/values/calendar-date.ts';
import { useState } from 'react';
import { api } from '../../data/client.ts';
import { hasCode } from '../../data/failure.ts';
import { useOperation } from '../../data/remote.ts';
import { isoOf } from '../dayText.ts';
import { focusFirst } from '../focusFirst.ts';
import styles from '../Letters.module.css';
import { words } from '../words.ts';

type ClaimFormProps = {
  readonly fact: LetterFact;
  readonly onSaved: () => Promise<void>;
  /** Of one that is known: leaves it as it is. */
  readonly onCancel?: (() => void) | undefined;
};

const NO_DAY: DateText = { day: '', month: '', year: '' };

/** Asks for the day on the form by which a court claims a debt, and whether it is answered: then the day can be left out. */
export function ClaimForm({ fact, onSaved, onCancel }: ClaimFormProps) {
  const { debtId, creditor, dayIs, known } = fact;
  const [day, setDay] = useState(() => textOf(known?.day ?? null));
  const [isAnswered, setIsAnswered] = useState(known?.isSo ?? false);
  const [isAsked, setIsAsked] = useState(false);
  const saving = useOperation((iso: string) =>
    api(tellForLetters, { body: { kind: 'claim day', debtId: debtId ?? '', day: iso, isAnswered } }),
  );
  const { error } = saving;
  const refused = hasCode(error, 'VALIDATION_FAILED') ? error.fields[0]?.message : undefined;
  const isEmpty = Object.values(day).every(part => part.trim() === '');
  const iso = isEmpty && isAnswered ? '' : isoOf(day);
  const its = words.facts['claim day'];
  const { question, hint } = its[dayIs ?? 'issued'];
  const name = `fact-claim-${debtId ?? ''}`;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={async event => {
        event.preventDefault();
        setIsAsked(true);
        const form = event.currentTarget;
        if (iso === null) focusFirst(form, name);
        else if (await saving.trigger(iso)) await onSaved();
        else focusFirst(form, name);
      }}
    >
      <DateField
        label={question(creditor ?? '')}
        hint={hint}
        name={name}
        value={day}
        onChange={value => {
          setDay(value);
          saving.reset();
        }}
        error={isAsked && iso === null ? its.enter : refused}
      />
      <Checkbox
        label={its.answered}
        name={`${name}-answered`}
        checked={isAnswered}
        onChange={setIsAnswered}
      />
      {error && refused === undefined && <p role="alert">{error.message}</p>}
      <p className={styles.ways}>
        <Button type="submit" variant="secondary" loading={saving.isFetching} loadingLabel={words.saving}>
          {words.facts.save}
        </Button>
        {onCancel && <TextButton onClick={onCancel}>{words.facts.keep}</TextButton>}
      </p>
    </form>
  );
}

function textOf(iso: string | null): DateText {
  const date = iso === null ? null : readIsoDate(iso);
  return date === null
    ? NO_DAY
    : { day: String(date.day), month: String(date.month), year: String(date.year) };
}
