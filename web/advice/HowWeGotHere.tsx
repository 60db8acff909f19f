import type { Recommendation } from '@towpath/contracts/api/recommendation.ts';
import { Disclosure } from '@towpath/design-system/cards/Disclosure.tsx';
import styles from './HowWeGotHere.module.css';
import { words } from './words.ts';

type HowWeGotHereProps = Pick<Recommendation, 'gates'> & {
  /** Leaves out what decided nothing: it may name solutions that are not for showing. */
  readonly onlyDecided: boolean;
};

/** What stood before a recommendation, what it found, and what would lift it; behind one tap. */
export function HowWeGotHere({ gates, onlyDecided }: HowWeGotHereProps) {
  const shown = onlyDecided ? gates.filter(({ effect }) => effect === 'decided') : gates;
  if (shown.length === 0) return null;
  return (
    <Disclosure className={styles.how} summary={words.howWeGotHere}>
      <ul>
        {shown.map(({ code, why, lifts, findings }) => (
          <li key={code}>
            <b>{why}</b> {findings.map(({ says }) => says).join(' ')} {lifts}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
