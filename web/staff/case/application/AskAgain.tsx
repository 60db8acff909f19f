import { askApplicationAgain } from '@towpath/contracts/api/staffApplications.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Checkbox } from '@towpath/design-system/inputs/Checkbox.tsx';
import { TextArea } from '@towpath/design-system/inputs/TextArea.tsx';
import type { FormEvent } from 'react';
import { ApiFailure, wordsOfFailure } from '../../../data/failure.ts';
import { useOperation } from '../../../data/remote.ts';
import { staffApi } from '../../staffApi.ts';
import { useDraft, useDraftField } from '../../typed.ts';
import styles from '../Case.module.css';
import type { ShownVersion } from './shown.ts';
import { words } from './words.ts';

const say = words.ask;
const NONE: readonly string[] = [];

type AskAgainProps = {
  readonly customerId: string;
  readonly planId: string;
  readonly handedOver: ShownVersion;
  readonly onAsked: () => Promise<void>;
};

function keyOf({ field, entry, part }: ShownVersion['ours'][number]): string {
  return `${field} ${entry ?? ''} ${part ?? ''}`;
}

/** Gives the application back to its person: which answers are meant, and what is needed and why. */
export function AskAgain({ customerId, planId, handedOver, onAsked }: AskAgainProps) {
  const { number, groups, missing, ours } = handedOver;
  const { fields, onSaved } = useDraft(`ask again ${customerId} ${planId} ${number}`, { onSaved: onAsked });
  const [picked, setPicked] = useDraftField(fields, 'which', NONE);
  const [text, setText] = useDraftField(fields, 'words', '');
  const places = new Map(
    [...missing, ...groups.flatMap(({ lines }) => lines)]
      .filter(({ at }) => !ours.some(one => keyOf(one) === keyOf(at)))
      .map(({ at, label, of }) => [keyOf(at), { at, name: of === null ? label : words.of(of, label) }]),
  );
  const asking = useOperation(async () => {
    const meant = picked.flatMap(key => places.get(key)?.at ?? []);
    const body = { version: number, fields: meant, words: text };
    await staffApi(askApplicationAgain, { params: { customerId }, query: { planId }, body });
    return true;
  });
  async function ask(event: FormEvent) {
    event.preventDefault();
    if (await asking.trigger()) await onSaved();
  }
  const wrong =
    asking.error instanceof ApiFailure
      ? asking.error.fields.find(({ field }) => field === 'words')?.message
      : undefined;
  return (
    <details>
      <summary>{say.heading}</summary>
      <form className={styles.form} onSubmit={event => void ask(event)} noValidate>
        <fieldset className={styles.asks}>
          <legend>{say.which}</legend>
          {[...places].map(([key, { name }]) => (
            <Checkbox
              key={key}
              name={`again-${key}`}
              label={name}
              checked={picked.includes(key)}
              onChange={isPicked =>
                setPicked(isPicked ? [...picked, key] : picked.filter(one => one !== key))
              }
            />
          ))}
        </fieldset>
        <TextArea name="again-words" label={say.words} value={text} onChange={setText} error={wrong} />
        {asking.error && !wrong && <p role="alert">{wordsOfFailure(asking.error)}</p>}
        <Button
          type="submit"
          size="small"
          variant="secondary"
          loading={asking.isFetching}
          loadingLabel={say.busy}
        >
          {say.button}
        </Button>
      </form>
    </details>
  );
}
