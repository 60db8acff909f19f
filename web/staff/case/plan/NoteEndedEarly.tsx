import { noteCasePlan } from '@towpath/contracts/api/staffPlans.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { Modal } from '@towpath/design-system/layers/Modal.tsx';
import { useState } from 'react';
import { wordsOfFailure } from '../../../data/failure.ts';
import { useOperation } from '../../../data/remote.ts';
import { staffApi } from '../../staffApi.ts';
import { words as noteWords } from '../planWords.ts';
import { words } from './words.ts';

const say = words.past.early;

type NoteEndedEarlyProps = {
  readonly customerId: string;
  /** The time that goes on beside what followed on it. */
  readonly planId: string;
  readonly onNoted: () => Promise<void>;
};

/** Notes that time which another plan followed on was ended before its last day. It is asked for once more first. */
export function NoteEndedEarly({ customerId, planId, onNoted }: NoteEndedEarlyProps) {
  const [asks, setAsks] = useState(false);
  const noting = useOperation(async () => {
    const body = { planId, from: 'left', to: 'ended' } as const;
    await staffApi(noteCasePlan, { params: { customerId }, body });
    return true;
  });
  async function note() {
    const isNoted = await noting.trigger();
    setAsks(false);
    if (isNoted) await onNoted();
  }
  return (
    <>
      <p>{say.goesOn}</p>
      {noting.error && <Notification tone="red">{wordsOfFailure(noting.error)}</Notification>}
      <Button size="small" variant="secondary" onClick={() => setAsks(true)}>
        {say.button}
      </Button>
      <Modal open={asks} title={noteWords.ask(say.button)} onClose={() => setAsks(false)}>
        <p>{say.told}</p>
        <Button loading={noting.isFetching} loadingLabel={noteWords.noting} onClick={() => void note()}>
          {noteWords.yes}
        </Button>{' '}
        <Button variant="secondary" onClick={() => setAsks(false)}>
          {noteWords.no}
        </Button>
      </Modal>
    </>
  );
}
