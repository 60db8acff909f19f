import { takeBackHealthOfLetters } from '@towpath/contracts/api/letterFacts.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { api } from '../../data/client.ts';
import { useOperation } from '../../data/remote.ts';
import styles from '../Letters.module.css';
import { words } from '../words.ts';

/** Takes back the yes to letters that tell of health: one press, whatever else is closed. */
export function TakeBack({ onTaken }: { readonly onTaken: () => Promise<void> }) {
  const taking = useOperation(() => api(takeBackHealthOfLetters));
  return (
    <div className={styles.none}>
      <p className="small">{words.facts.health.takeBackText}</p>
      {taking.error && <p role="alert">{taking.error.message}</p>}
      <p className={styles.ways}>
        <Button
          variant="secondary"
          size="small"
          loading={taking.isFetching}
          loadingLabel={words.saving}
          onClick={async () => {
            if (await taking.trigger()) await onTaken();
          }}
        >
          {words.facts.health.takeBack}
        </Button>
      </p>
    </div>
  );
}
