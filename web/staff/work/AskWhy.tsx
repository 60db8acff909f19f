import { UNSAFE_REASONS } from '@towpath/contracts/api/staffWork.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { useState } from 'react';
import { wordsOfFailure } from '../../data/failure.ts';
import { useOperation } from '../../data/remote.ts';
import styles from './Pane.module.css';
import { Picks } from './Picks.tsx';
import { words } from './words.ts';

export type UnsafeReason = (typeof UNSAFE_REASONS)[number];

type AskWhyProps = {
  /** The button that begins it. */
  readonly open: string;
  readonly onSay: (why: UnsafeReason) => Promise<unknown>;
};

/** The question that stands before a number that is kept back: why they ring although it is not safe. */
export function AskWhy({ open, onSay }: AskWhyProps) {
  const [asks, setAsks] = useState(false);
  const [why, setWhy] = useState<UnsafeReason | null>(null);
  const [isMissing, setMissing] = useState(false);
  const telling = useOperation(async (reason: UnsafeReason) => {
    await onSay(reason);
    return true;
  });
  if (!asks) {
    return (
      <Button variant="secondary" size="small" onClick={() => setAsks(true)}>
        {open}
      </Button>
    );
  }
  return (
    <>
      <Picks
        legend={words.unsafe.why}
        name="why"
        options={UNSAFE_REASONS}
        say={words.unsafe.reasons}
        value={why}
        onPick={setWhy}
        error={isMissing && why === null ? words.unsafe.missing : undefined}
      />
      <p className={styles.small}>{words.unsafe.logged}</p>
      {telling.error && <p role="alert">{wordsOfFailure(telling.error)}</p>}
      <Button
        variant="secondary"
        size="small"
        loading={telling.isFetching}
        loadingLabel={words.unsafe.showing}
        onClick={() => (why === null ? setMissing(true) : void telling.trigger(why))}
      >
        {words.unsafe.show}
      </Button>
    </>
  );
}
