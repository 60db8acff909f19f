import type { Plan } from '@towpath/contracts/api/plans.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import styles from './cards.module.css';
import { words } from './words.ts';

/** What those said who refused what was asked of them, with the day; nothing where they gave no reason. */
export function TheirReason({ answer }: { readonly answer: Plan['theirAnswer'] | undefined }) {
  // A reply that was kept before it was told has none of it.
  if (answer?.outcome !== 'refused' || answer.says === '') return null;
  return (
    <p className={styles.theirs}>
      <b>{words.theirWords(sayDay(answer.on))}:</b> {answer.says}
    </p>
  );
}
