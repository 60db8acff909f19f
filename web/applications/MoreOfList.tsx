import type { Application } from '@towpath/contracts/api/applications.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { useAnnounce } from '@towpath/design-system/feedback/LiveRegion.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { useEffect, useRef, useState } from 'react';
import { wordsOfFailure } from '../data/failure.ts';
import styles from './Applications.module.css';
import { AnswerForm } from './answer/AnswerForm.tsx';
import { focusOpener } from './focusOpener.ts';
import { askedAt, placeName } from './formOf.ts';
import type { Giving } from './useApplication.ts';
import { words } from './words.ts';

type Field = Application['filled']['fields'][number];
type MoreOfListProps = {
  readonly application: Application;
  readonly giving: Giving;
  readonly field: Field;
};

/** Of a list that is there: one more can be added, and what was added in this form can be taken off it. */
export function MoreOfList({ application, giving, field }: MoreOfListProps) {
  const [isAdding, setIsAdding] = useState(false);
  const at = { field: field.id, entry: null, part: null };
  const asked = askedAt(application, at);
  if (asked?.kind !== 'entry' || asked.list.isOurs || field.entries.length === 0) return null;
  const opener = `more-${placeName(at)}`;
  return (
    <div className={styles.more}>
      {field.entries.map(
        ({ id, name, isGiven }) =>
          isGiven && <TakeOff key={id} giving={giving} at={{ ...at, entry: id }} name={name} />,
      )}
      {isAdding ? (
        <AnswerForm
          application={application}
          at={at}
          value={null}
          giving={giving}
          onDone={() => {
            setIsAdding(false);
            focusOpener(opener);
          }}
        />
      ) : (
        <TextButton
          data-opener={opener}
          onClick={() => {
            giving.forget();
            setIsAdding(true);
          }}
        >
          {words.form.addAnother(asked.list.entryName)}
          <span className="visually-hidden">: {field.label}</span>
        </TextButton>
      )}
    </div>
  );
}

type Entry = {
  readonly at: { readonly field: string; readonly entry: string; readonly part: null };
  /** What it is called. */
  readonly name: string;
};

/** Takes an entry off that was added in this form, once that is asked. */
function TakeOff({ giving, at, name }: Pick<MoreOfListProps, 'giving'> & Entry) {
  const [isAsked, setIsAsked] = useState(false);
  const sure = useRef<HTMLParagraphElement>(null);
  // What was pressed is gone: the focus goes to the question.
  useEffect(() => {
    if (isAsked) sure.current?.focus();
  }, [isAsked]);
  const announce = useAnnounce();
  const opener = `off-${placeName(at)}`;
  if (!isAsked) {
    return (
      <TextButton data-opener={opener} onClick={() => setIsAsked(true)}>
        {words.form.takeOff} {name}
      </TextButton>
    );
  }
  return (
    <div className={styles.form}>
      <p ref={sure} tabIndex={-1}>
        {words.form.takeOffSure(name)}
      </p>
      {giving.error && <Notification tone="red">{wordsOfFailure(giving.error)}</Notification>}
      <div className={styles.buttons}>
        <Button
          size="small"
          loading={giving.isFetching}
          loadingLabel={words.form.saving}
          onClick={async () => {
            if (!(await giving.give(at, null))) return;
            announce(words.form.takenOff(name));
            focusOpener(`more-${placeName({ ...at, entry: null })}`);
          }}
        >
          {words.form.takeOffYes}
        </Button>
        <Button
          size="small"
          variant="secondary"
          onClick={() => {
            setIsAsked(false);
            focusOpener(opener);
          }}
        >
          {words.form.takeOffNo}
        </Button>
      </div>
    </div>
  );
}
