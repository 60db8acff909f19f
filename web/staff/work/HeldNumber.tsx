import { ringCaseAnyway } from '@towpath/contracts/api/staffCases.ts';
import { useAnnounce } from '@towpath/design-system/feedback/LiveRegion.tsx';
import { staffApi } from '../staffApi.ts';
import { AskWhy, type UnsafeReason } from './AskWhy.tsx';
import styles from './Pane.module.css';
import { words } from './words.ts';

type HeldNumberProps = {
  readonly customerId: string;
  /** Why it is kept back, where it is not only that they are not to be rung now. */
  readonly why?: string | null;
  /** How the reason is said; to the case, where nothing else is given. */
  readonly say?: (why: UnsafeReason) => Promise<unknown>;
  /** It is told from now on. */
  readonly onTold: () => unknown;
};

/** In place of a number that is kept back, out of a case: that there is one, and the question that opens it. */
export function HeldNumber({ customerId, why = null, say = toCase(customerId), onTold }: HeldNumberProps) {
  const announce = useAnnounce();
  return (
    <div className={styles.held}>
      <p>{why ?? words.unsafe.held}</p>
      <AskWhy
        open={words.unsafe.openHeld}
        onSay={async reason => {
          await say(reason);
          await onTold();
          announce(words.unsafe.heldTold);
        }}
      />
    </div>
  );
}

function toCase(customerId: string) {
  return (why: UnsafeReason) => staffApi(ringCaseAnyway, { params: { customerId }, body: { why } });
}
