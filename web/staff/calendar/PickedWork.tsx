import { giveBackWork, takeWork } from '@towpath/contracts/api/staffWork.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { sayTime } from '@towpath/domain/values/openingHours.ts';
import { useEffect, useRef } from 'react';
import { wordsOfFailure } from '../../data/failure.ts';
import { useOperation } from '../../data/remote.ts';
import { BookingToKeep } from '../booking/BookingToKeep.tsx';
import { CallToMake } from '../CallToMake.tsx';
import { staffApi } from '../staffApi.ts';
import styles from './Calendar.module.css';
import type { Taken } from './EntryChip.tsx';
import { clockAt } from './entries.ts';
import { words } from './words.ts';

type PickedWorkProps = {
  readonly entry: Taken;
  readonly mayTake: boolean;
  readonly onChanged: () => Promise<unknown>;
  readonly onClose: () => void;
};

/** What was picked in the calendar: to take, and for whoever has it whom it is with. */
export function PickedWork({ entry, mayTake, onChanged, onClose }: PickedWorkProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { workId, takenBy } = entry;
  const isMine = takenBy?.isMe ?? false;
  const moving = useOperation(async () => {
    await staffApi(isMine ? giveBackWork : takeWork, { params: { workId } });
    return true;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one that was picked takes the focus anew
  useEffect(() => heading.current?.focus(), [workId]);
  const Open = entry.kind === 'booked' ? BookingToKeep : CallToMake;
  const noted = async () => {
    onClose();
    await onChanged();
  };
  return (
    <section
      className={styles.picked}
      aria-label={words.picked}
      onKeyDown={event => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <div className={styles.pickedHead}>
        <h2 ref={heading} tabIndex={-1}>
          {entry.kind === 'booked' ? words.booked[entry.way] : words.callBack}, {sayTime(clockAt(entry.at))}
        </h2>
        <Button variant="tertiary" size="small" onClick={onClose}>
          {words.close}
        </Button>
      </div>
      {moving.error && <Notification tone="red">{wordsOfFailure(moving.error)}</Notification>}
      {takenBy && !isMine && <p>{words.others(takenBy.name)}</p>}
      {mayTake && (takenBy === null || isMine) && (
        <div>
          <Button
            variant="secondary"
            size="small"
            loading={moving.isFetching}
            loadingLabel={isMine ? words.givingBack : words.taking}
            onClick={async () => {
              await moving.trigger();
              await onChanged();
            }}
          >
            {isMine ? words.giveBack : words.take}
          </Button>
        </div>
      )}
      {isMine && <Open key={workId} workId={workId} onNoted={noted} />}
    </section>
  );
}
