import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { Checkbox } from '@towpath/design-system/inputs/Checkbox.tsx';
import { type FormEvent, useId, useState } from 'react';
import type { NamedPlace } from '../../../../applications/typing.ts';
import { wordsOfFailure } from '../../../../data/failure.ts';
import styles from '../../Case.module.css';
import { messageAt } from '../../messageAt.ts';
import { words as formWords } from '../words.ts';
import type { FormInCase, useFilling } from './useFilling.ts';
import { words } from './words.ts';

const say = words.hand;

type HandOverForThemProps = {
  readonly form: NonNullable<FormInCase['form']>;
  readonly handing: ReturnType<typeof useFilling>['handing'];
  /** What is typed and not saved: it would not go with the form. */
  readonly begun: () => readonly NamedPlace[];
  readonly onHandedOver: () => void;
};

/** Hands the form over for its person, who is on the phone and has said yes to what stands in it. */
export function HandOverForThem({ form, handing, begun, onHandedOver }: HandOverForThemProps) {
  const id = useId();
  const [hasAgreed, setHasAgreed] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const [unsaved, setUnsaved] = useState<readonly NamedPlace[]>([]);
  const open = form.filled.of - form.filled.count;

  async function hand(event: FormEvent) {
    event.preventDefault();
    const typed = begun();
    setUnsaved(typed);
    setIsAsked(!hasAgreed);
    if (!hasAgreed) document.getElementById(`${id}-agreed`)?.focus();
    if (!hasAgreed || typed.length > 0) return;
    if (await handing.trigger(form, { asItIs: open > 0, hasAgreed })) onHandedOver();
  }

  const wrong = messageAt(handing.error, 'hasAgreed') ?? (isAsked ? say.agreedMissing : undefined);
  return (
    <section className={styles.said} aria-labelledby={`${id}-heading`}>
      <h3 id={`${id}-heading`}>{say.heading}</h3>
      <p>{say.text}</p>
      {open > 0 && <p className={styles.small}>{say.open(open)}</p>}
      <form className={styles.form} onSubmit={event => void hand(event)} noValidate>
        <Checkbox
          name="agreed"
          id={`${id}-agreed`}
          label={say.agreed}
          checked={hasAgreed}
          onChange={isTicked => {
            setHasAgreed(isTicked);
            setIsAsked(false);
          }}
          error={wrong}
        />
        {handing.error && !wrong && <Notification tone="red">{wordsOfFailure(handing.error)}</Notification>}
        {unsaved.length > 0 && (
          <Notification tone="orange" heading={say.unsaved}>
            {say.unsavedText(unsaved.map(({ label, of }) => (of === null ? label : formWords.of(of, label))))}
          </Notification>
        )}
        <p>
          <Button type="submit" size="small" loading={handing.isFetching} loadingLabel={say.busy}>
            {open > 0 ? say.asItIs : say.button}
          </Button>
        </p>
      </form>
    </section>
  );
}
