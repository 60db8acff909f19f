import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import { type caseLetters, noteLetterSent } from '@towpath/contracts/api/staffLetters.ts';
import { Disclosure } from '@towpath/design-system/cards/Disclosure.tsx';
import { Select } from '@towpath/design-system/inputs/Select.tsx';
import { TextField } from '@towpath/design-system/inputs/TextField.tsx';
import { SENT_WAYS } from '@towpath/domain/letters/sentLetter.ts';
import { staffApi } from '../../staffApi.ts';
import { useTypedUntilSent } from '../../typed.ts';
import styles from '../Case.module.css';
import { NotingForm } from '../NotingForm.tsx';
import { words } from './words.ts';

const say = words.note;
type Letter = AnswerOf<typeof caseLetters>['letters'][number];

type NoteSentProps = {
  readonly customerId: string;
  readonly letter: Pick<Letter, 'id' | 'to'>;
  readonly toNote: NonNullable<Letter['toNote']>;
  readonly today: string;
  readonly onNoted: () => Promise<unknown>;
};

/** Writes down with the person that a letter went which they have read: on which day, and how. */
export function NoteSent({
  customerId,
  letter: { id: letterId, to },
  toNote,
  today,
  onNoted,
}: NoteSentProps) {
  const key = (name: string) => `letter sent ${customerId} ${letterId} ${name}`;
  const [on, setOn, forgetOn] = useTypedUntilSent(key('on'), today);
  const [picked, setPicked, forgetPicked] = useTypedUntilSent(key('by'), '');
  const by = SENT_WAYS.find(one => one === picked);
  async function send() {
    if (!by) return false;
    const body = { version: toNote.version, on, by };
    await staffApi(noteLetterSent, { params: { customerId, letterId }, body });
    return true;
  }
  return (
    <Disclosure summary={say.open(to)}>
      <NotingForm
        name="letter"
        fields={['on', 'by']}
        lacks={on === '' ? 'on' : by ? null : 'by'}
        send={send}
        onNoted={() => {
          forgetOn();
          forgetPicked();
          return onNoted();
        }}
        button={say.submit}
        busy={say.saving}
      >
        {wrongAt => (
          <>
            <p className={styles.small}>{say.lead}</p>
            <TextField
              name="letter-on"
              type="date"
              label={say.on}
              value={on}
              onChange={setOn}
              width={12}
              error={wrongAt('on', say.dayMissing)}
            />
            <Select
              name="letter-by"
              label={say.by}
              placeholder={say.pick}
              options={SENT_WAYS.map(one => ({ value: one, label: say.ways[one] }))}
              value={picked}
              onChange={setPicked}
              error={wrongAt('by', say.wayMissing)}
            />
          </>
        )}
      </NotingForm>
    </Disclosure>
  );
}
