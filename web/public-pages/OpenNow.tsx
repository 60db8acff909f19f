import type { OperatorContent } from '@towpath/contracts/content/readOperatorContent.ts';
import type { OpeningHours } from '@towpath/domain/values/openingHours.ts';
import styles from './OpenNow.module.css';

/** A line that says whether somebody answers now, once the script of the finished pages runs; it keeps its height until then. */
export function OpenNow({
  callHours: { hours, closedOn = [] },
}: {
  callHours: OperatorContent['settings']['callHours'];
}) {
  const opening: OpeningHours = { hours, closedOn };
  return <p className={styles.line} data-open-now={JSON.stringify(opening)} />;
}
