import { LONGEST_NUMBER, noteApplicationAnswer } from '@towpath/contracts/api/staffApplications.ts';
import { Disclosure } from '@towpath/design-system/cards/Disclosure.tsx';
import { Select } from '@towpath/design-system/inputs/Select.tsx';
import { TextArea } from '@towpath/design-system/inputs/TextArea.tsx';
import { TextField } from '@towpath/design-system/inputs/TextField.tsx';
import { OUTCOMES } from '@towpath/domain/applications/applicationState.ts';
import { staffApi } from '../../staffApi.ts';
import { useTypedUntilSent } from '../../typed.ts';
import styles from '../Case.module.css';
import { NotingForm } from '../NotingForm.tsx';
import type { NoteProps } from './NoteSent.tsx';
import { words } from './words.ts';

const say = words.byHand.reply;

/** Notes what those decided who took an application, or that its person withdrew it. */
export function NoteReply({ customerId, application: { planId, today }, version, onNoted }: NoteProps) {
  const key = (name: string) => `reply ${customerId} ${planId} ${version} ${name}`;
  const [picked, setPicked, forgetPicked] = useTypedUntilSent(key('outcome'), '');
  const [on, setOn, forgetOn] = useTypedUntilSent(key('on'), today);
  const [reference, setReference, forgetReference] = useTypedUntilSent(key('number'), '');
  const [says, setSays, forgetSays] = useTypedUntilSent(key('says'), '');
  const outcome = OUTCOMES.find(one => one === picked);
  // Nobody decided, so there is no number and there are no words of theirs.
  const isWithdrawn = outcome === 'withdrawn';
  async function send() {
    if (!outcome) return false;
    const theirs = isWithdrawn ? { reference: '', says: '' } : { reference, says };
    const body = { version, outcome, on, ...theirs };
    await staffApi(noteApplicationAnswer, { params: { customerId }, query: { planId }, body });
    return true;
  }
  return (
    <Disclosure summary={say.open}>
      <NotingForm
        name="reply"
        fields={['outcome', 'on', 'reference', 'says']}
        lacks={!outcome ? 'outcome' : on === '' ? 'on' : null}
        send={send}
        onNoted={() => {
          for (const forget of [forgetPicked, forgetOn, forgetReference, forgetSays]) forget();
          return onNoted();
        }}
        button={say.button}
        busy={words.byHand.busy}
      >
        {wrongAt => (
          <>
            <p className={styles.small}>
              {say.lead} {words.byHand.told}
            </p>
            <Select
              name="reply-outcome"
              label={say.outcome}
              placeholder={say.pick}
              options={OUTCOMES.map(one => ({ value: one, label: say.outcomes[one] }))}
              value={picked}
              onChange={setPicked}
              error={wrongAt('outcome', say.outcomeMissing)}
            />
            <TextField
              name="reply-on"
              type="date"
              label={isWithdrawn ? say.withdrawnOn : say.on}
              value={on}
              onChange={setOn}
              width={12}
              error={wrongAt('on', isWithdrawn ? say.withdrawnDayMissing : say.dayMissing)}
            />
            {!isWithdrawn && (
              <>
                <TextField
                  name="reply-reference"
                  label={say.number}
                  value={reference}
                  onChange={setReference}
                  maxLength={LONGEST_NUMBER}
                  error={wrongAt('reference')}
                />
                <TextArea
                  name="reply-says"
                  label={say.says}
                  value={says}
                  onChange={setSays}
                  error={wrongAt('says')}
                />
              </>
            )}
          </>
        )}
      </NotingForm>
    </Disclosure>
  );
}
