import type { PutRight } from '@towpath/contracts/api/staffCases.ts';
import { dayOf } from '../dueText.ts';
import styles from './Case.module.css';
import { words } from './words.ts';

/** Beside something in the case: that it was put right together with the person, the last time when and by whom. */
export function PutRightMark({
  mark,
  says = words.putRight.it,
}: {
  readonly mark: PutRight | null;
  /** In words that name what it is, where that does not stand beside it. */
  readonly says?: (day: string, by: string) => string;
}) {
  return mark && <span className={styles.small}>{says(dayOf(new Date(mark.at)), mark.by)}</span>;
}
