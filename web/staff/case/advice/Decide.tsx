import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import { type caseAdvice, decideAdvice } from '@towpath/contracts/api/staffAdvice.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Checkbox } from '@towpath/design-system/inputs/Checkbox.tsx';
import { Select } from '@towpath/design-system/inputs/Select.tsx';
import { TextArea } from '@towpath/design-system/inputs/TextArea.tsx';
import { openAsks } from '@towpath/domain/casework/asks.ts';
import { type FormEvent, useRef } from 'react';
import { wordsOfFailure } from '../../../data/failure.ts';
import { useOperation } from '../../../data/remote.ts';
import { Key } from '../../shortcuts/Key.tsx';
import { shortcut } from '../../shortcuts/shortcut.ts';
import { staffApi } from '../../staffApi.ts';
import { useDraft, useDraftField } from '../../typed.ts';
import styles from '../Case.module.css';
import { words } from '../words.ts';

const say = words.decide;
const NONE: readonly string[] = [];

type DecideProps = {
  readonly customerId: string;
  readonly recordId: string;
  readonly options: AnswerOf<typeof caseAdvice>['options'];
  /** What was said of it last. */
  readonly replaces: string | null;
  readonly onDecided: () => Promise<unknown>;
};

/** Which solution fits and why, once everything is asked. Until then the button says what is open. */
export function Decide({ customerId, recordId, options, replaces, onDecided }: DecideProps) {
  const { fields, onSaved } = useDraft(`decide ${recordId} ${replaces}`, { onSaved: onDecided });
  const [shortName, setShortName] = useDraftField(fields, 'which', '');
  const [asked, setAsked] = useDraftField(fields, 'asked', NONE);
  const [reason, setReason] = useDraftField(fields, 'why', '');
  const option = options.find(one => one.shortName === shortName);
  const open = option ? openAsks(option.asks, asked) : [];
  const isReady = option !== undefined && open.length === 0 && reason.trim() !== '';
  const deciding = useOperation(async () => {
    const body = { shortName, reason, asked: [...asked], replaces };
    await staffApi(decideAdvice, { params: { customerId, recordId }, body });
    return true;
  });
  async function decide(event: FormEvent) {
    event.preventDefault();
    if (isReady && (await deciding.trigger())) await onSaved();
  }
  const fits = options.find(one => one.outcome === 'confirmed');
  const form = useRef<HTMLFormElement>(null);
  /** Begins to confirm or to change: what is chosen and asked is said before anything is kept. */
  function begin(chosen: string, field: string) {
    if (chosen !== shortName) {
      setShortName(chosen);
      setAsked([]);
    }
    form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  }
  const toAsk = option?.asks.filter(({ how }) => how === 'ask') ?? [];
  const wrong = option?.asks.filter(({ how }) => how === 'put right') ?? [];
  return (
    <form ref={form} className={styles.decide} onSubmit={decide} noValidate aria-labelledby="decide">
      <h3 id="decide">{say.heading}</h3>
      <p className={styles.small}>{say.lead}</p>
      <p className={styles.line}>
        {fits && (
          <Button
            variant="secondary"
            size="small"
            onClick={() => begin(fits.shortName, 'reason')}
            {...shortcut('y')}
            data-keys-say={say.keys.confirm}
          >
            {say.keys.confirm} <Key>Y</Key>
          </Button>
        )}
        <Button
          variant="secondary"
          size="small"
          onClick={() => begin(option?.outcome === 'changed' ? shortName : '', 'solution')}
          {...shortcut('x')}
          data-keys-say={say.keys.change}
        >
          {say.keys.change} <Key>X</Key>
        </Button>
      </p>
      <Select
        name="solution"
        label={say.which}
        options={options.map(one => ({ value: one.shortName, label: one.name }))}
        value={shortName}
        onChange={chosen => {
          setShortName(chosen);
          setAsked([]);
        }}
      />
      {wrong.length > 0 && (
        <>
          <h4>{say.putRight}</h4>
          <ul>
            {wrong.map(({ code, says }) => (
              <li key={code}>{says}</li>
            ))}
          </ul>
        </>
      )}
      {toAsk.length > 0 && (
        <fieldset className={styles.asks}>
          <legend>{say.asks}</legend>
          {toAsk.map(({ code, says }) => (
            <Checkbox
              key={code}
              name={`asked-${code}`}
              label={says}
              checked={asked.includes(code)}
              onChange={isAsked => setAsked(isAsked ? [...asked, code] : asked.filter(one => one !== code))}
            />
          ))}
        </fieldset>
      )}
      <TextArea
        name="reason"
        label={say.reason}
        hint={say.reasonHint}
        value={reason}
        onChange={setReason}
        rows={3}
      />
      {option?.outcome === 'changed' && <p className={styles.small}>{say.second}</p>}
      <p id="why-not" role="status">
        {deciding.error
          ? wordsOfFailure(deciding.error)
          : isReady
            ? ''
            : (open[0]?.says ?? say.blocked[option ? 'why' : 'which'])}
      </p>
      <Button
        type="submit"
        disabled={!isReady}
        aria-describedby="why-not"
        loading={deciding.isFetching}
        loadingLabel={say.saving}
      >
        {option?.outcome === 'changed' ? say.change : say.confirm}
      </Button>
    </form>
  );
}
