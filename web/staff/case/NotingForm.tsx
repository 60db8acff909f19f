import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { wordsOfFailure } from '../../data/failure.ts';
import { useOperation } from '../../data/remote.ts';
import styles from './Case.module.css';
import { messageAt } from './messageAt.ts';

type NotingFormProps<Field extends string> = {
  /** Begins the names of its fields, which go on as the call names them: 'talk-on' of 'on'. */
  readonly name: string;
  readonly fields: readonly Field[];
  /** The first field that lacks something; null where nothing does. */
  readonly lacks: Field | null;
  /** Sends it; false where it could not be. */
  readonly send: () => Promise<boolean>;
  /** What is done once it is noted: nothing that was typed comes back. */
  readonly onNoted: () => Promise<unknown>;
  readonly button: string;
  readonly busy: string;
  /** What stands beside what was refused; by the failure. */
  readonly beside?: (failure: unknown, reset: () => void) => ReactNode;
  /** Its fields, by what is wrong at each: given is what is said where it is missing. */
  readonly children: (wrongAt: (field: Field, missing?: string) => string | undefined) => ReactNode;
};

/** A form by which one of us notes something in a case: what is missing or refused is said at its field, which has the focus. */
export function NotingForm<Field extends string>(props: NotingFormProps<Field>) {
  const { name, fields, lacks, send, onNoted, button, busy, beside, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const [asked, setAsked] = useState<Field | null>(null);
  const noting = useOperation(send);
  const { error } = noting;
  const refused = fields.find(field => messageAt(error, field) !== undefined);
  const toField = (field: string) =>
    form.current?.querySelector<HTMLElement>(`[name="${name}-${field}"]`)?.focus();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is one, also of the same field
  useEffect(() => {
    if (refused !== undefined) toField(refused);
  }, [error]);
  function wrongAt(field: Field, missing?: string): string | undefined {
    return lacks === field && asked === field ? missing : messageAt(error, field);
  }
  async function note(event: FormEvent) {
    event.preventDefault();
    setAsked(lacks);
    if (lacks !== null) toField(lacks);
    else if (await noting.trigger()) await onNoted();
  }
  return (
    <form ref={form} className={styles.form} onSubmit={event => void note(event)} noValidate>
      {children(wrongAt)}
      <p role="alert">{error && refused === undefined && wordsOfFailure(error)}</p>
      {error &&
        beside?.(error, () => {
          noting.reset();
          // What was pressed is gone.
          const [first] = fields;
          if (first !== undefined) toField(first);
        })}
      <Button type="submit" size="small" variant="secondary" loading={noting.isFetching} loadingLabel={busy}>
        {button}
      </Button>
    </form>
  );
}
