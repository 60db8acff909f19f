import type { Plan } from '@towpath/contracts/api/plans.ts';
import { Disclosure } from '@towpath/design-system/cards/Disclosure.tsx';
import { inSentence } from '@towpath/domain/solutions/solution/inSentence.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import styles from './Plans.module.css';
import { words } from './words.ts';

/** All that a plan came to: what, on which day, and whose doing it was. */
export function PlanHistory({ plan }: { readonly plan: Plan }) {
  const { changes, product, talk } = plan;
  const noted = talk?.noted ?? null;
  if (changes.length < 2 && noted === null) return null;
  return (
    <Disclosure className={styles.section} summary={words.history.heading}>
      <ol className={styles.history}>
        {changes.map(({ state, says, on, by, notedBy }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the history has no names, and is only ever added to at its end
          <li key={index}>
            <b>{says ?? words.history.states[state]?.(inSentence(product.shortName)) ?? state}</b>
            <br />
            {sayDay(on)}, {words.history.by[by]}
            {notedBy && notedBy !== by && `, ${words.history.notedBy[notedBy]}`}
          </li>
        ))}
        {noted && (
          <li>
            <b>{words.history.talked[noted.how](noted.by)}</b>
            <br />
            {sayDay(noted.on)}
          </li>
        )}
      </ol>
    </Disclosure>
  );
}
