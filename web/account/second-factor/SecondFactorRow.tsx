import { askSecondFactor } from '@towpath/contracts/api/secondFactor.ts';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { deviceMobile } from '@towpath/design-system/icons/drawings.generated.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { Suspense, useState } from 'react';
import { api } from '../../data/client.ts';
import { onDemand } from '../../shell/onDemand.tsx';
import { useAccount } from '../accountContext.ts';
import { ChangeRow } from '../ChangeRow.tsx';
import { ProtectedForm } from '../ProtectedForm.tsx';
import { TurnOff } from './TurnOff.tsx';
import { words } from './words.ts';

const SetUp = onDemand(async () => (await import('./SetUp.tsx')).SetUp);
/** From so few on people are told how to get new ones. */
const FEW = 3;

/** Whether a login asks for a code of an app too, and turning that on and off. */
export function SecondFactorRow() {
  const { account } = useAccount();
  const { secondFactor, hasPassword } = account;
  if (!hasPassword) return null;
  const left = secondFactor?.recoveryCodesLeft ?? 0;
  return (
    <ChangeRow
      icon={deviceMobile}
      name={words.name}
      value={secondFactor ? words.on(sayDay(secondFactor.since), left) : words.off}
      note={secondFactor && left <= FEW && <p className="small">{words.fewLeft}</p>}
      action={secondFactor ? words.turnOff : words.turnOn}
    >
      {close => <Turning onClose={close} />}
    </ChangeRow>
  );
}

function Turning({ onClose }: { onClose: (said?: string) => void }) {
  const { account, again } = useAccount();
  // As it was when it was opened: the codes have to stay on the screen though the account is read again.
  const [isOn] = useState(account.secondFactor !== null);
  const cancel = () => onClose();
  if (isOn) {
    const done = () => {
      onClose(words.turnedOff);
      void again();
    };
    return <TurnOff onDone={done} onCancel={cancel} />;
  }
  return <TurnOn onAdded={() => void again()} onDone={() => onClose(words.turnedOn)} onCancel={cancel} />;
}

/** Asks for the password first; then the app is set up. */
function TurnOn({ onAdded, onDone, onCancel }: Record<'onAdded' | 'onDone' | 'onCancel', () => void>) {
  const [asked, setAsked] = useState<{ readonly secret: string; readonly address: string }>();
  if (asked) {
    return (
      <Suspense fallback={<Loading label={words.loading} />}>
        <SetUp {...asked} onAdded={onAdded} onDone={onDone} onCancel={onCancel} />
      </Suspense>
    );
  }
  return (
    <ProtectedForm
      save={async confirmation => setAsked(await api(askSecondFactor, { body: { confirmation } }))}
      onSaved={() => undefined}
      onCancel={onCancel}
      saveLabel={words.ask.next}
    >
      {() => (
        <>
          <p>{words.ask.what}</p>
          <p>{words.ask.need}</p>
          <p>{words.ask.seen}</p>
        </>
      )}
    </ProtectedForm>
  );
}
