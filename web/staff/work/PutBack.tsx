import { PUT_BACK_REASONS, putBackWork } from '@towpath/contracts/api/staffWork.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { useEffect, useRef, useState } from 'react';
import { wordsOfFailure } from '../../data/failure.ts';
import { useOperation } from '../../data/remote.ts';
import { staffApi } from '../staffApi.ts';
import styles from './Pane.module.css';
import { Picks } from './Picks.tsx';
import { words } from './words.ts';

type PutBackProps = {
  readonly workId: string;
  /** Who has it, and since when. */
  readonly name: string;
  readonly since: string;
  /** It is back on the list, or somebody else has it by now. */
  readonly onChanged: () => Promise<unknown>;
};

type Why = (typeof PUT_BACK_REASONS)[number];

/** Puts work that somebody else has back on the list, once the reason is said, which they read. */
export function PutBack({ workId, name, since, onChanged }: PutBackProps) {
  const [asks, setAsks] = useState(false);
  const [why, setWhy] = useState<Why | null>(null);
  const [isMissing, setMissing] = useState(false);
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed is gone.
    if (asks) question.current?.querySelector('input')?.focus();
  }, [asks]);
  const putting = useOperation(async (reason: Why) => {
    await staffApi(putBackWork, { params: { workId }, body: { why: reason, since } });
    return true;
  });
  if (!asks) {
    return (
      <Button variant="secondary" size="small" onClick={() => setAsks(true)}>
        {words.putBack.open}
      </Button>
    );
  }
  return (
    <div ref={question} className={styles.held}>
      <Picks
        legend={words.putBack.why}
        name="put-back"
        options={PUT_BACK_REASONS}
        say={words.putBack.reasons}
        value={why}
        onPick={setWhy}
        error={isMissing && why === null ? words.putBack.missing : undefined}
      />
      <p className={styles.small}>{words.putBack.logged(name)}</p>
      {putting.error && <p role="alert">{wordsOfFailure(putting.error)}</p>}
      <Button
        variant="secondary"
        size="small"
        loading={putting.isFetching}
        loadingLabel={words.putBack.putting}
        onClick={async () => {
          if (why === null) return setMissing(true);
          if (await putting.trigger(why)) await onChanged();
        }}
      >
        {words.putBack.put}
      </Button>
    </div>
  );
}
