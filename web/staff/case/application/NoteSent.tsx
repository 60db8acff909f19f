import { LONGEST_NUMBER, noteApplicationSent } from '@towpath/contracts/api/staffApplications.ts';
import { Disclosure } from '@towpath/design-system/cards/Disclosure.tsx';
import { TextField } from '@towpath/design-system/inputs/TextField.tsx';
import { staffApi } from '../../staffApi.ts';
import { useTypedUntilSent } from '../../typed.ts';
import styles from '../Case.module.css';
import { NotingForm } from '../NotingForm.tsx';
import type { Shown } from './shown.ts';
import { words } from './words.ts';

const say = words.byHand.sent;

export type NoteProps = {
  readonly customerId: string;
  readonly application: Shown;
  /** The version that was on the screen. */
  readonly version: number;
  readonly onNoted: () => Promise<void>;
};

/** Notes that an application was sent another way than from here. */
export function NoteSent({ customerId, application: { planId, today }, version, onNoted }: NoteProps) {
  const key = (name: string) => `sent ${customerId} ${planId} ${version} ${name}`;
  const [on, setOn, forgetOn] = useTypedUntilSent(key('on'), today);
  const [reference, setReference, forgetReference] = useTypedUntilSent(key('number'), '');
  return (
    <Disclosure summary={say.open}>
      <NotingForm
        name="sent"
        fields={['on', 'reference']}
        lacks={on === '' ? 'on' : null}
        send={async () => {
          await staffApi(noteApplicationSent, {
            params: { customerId },
            query: { planId },
            body: { version, on, reference },
          });
          return true;
        }}
        onNoted={() => {
          forgetOn();
          forgetReference();
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
            <TextField
              name="sent-on"
              type="date"
              label={say.on}
              value={on}
              onChange={setOn}
              width={12}
              error={wrongAt('on', say.dayMissing)}
            />
            <TextField
              name="sent-reference"
              label={say.number}
              value={reference}
              onChange={setReference}
              maxLength={LONGEST_NUMBER}
              error={wrongAt('reference')}
            />
          </>
        )}
      </NotingForm>
    </Disclosure>
  );
}
