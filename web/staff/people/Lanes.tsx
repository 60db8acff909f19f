import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import type { staffPeopleCount } from '@towpath/contracts/api/staffPeople.ts';
import { AppLink } from '../../shell/AppLink.tsx';
import styles from './People.module.css';
import { peoplePath } from './place.ts';
import { type Shown, withFilter } from './query.ts';
import { words } from './words.ts';

type LanesProps = {
  readonly shown: Shown;
  /** How many people are in each; null or undefined where that is not told. */
  readonly sizes: AnswerOf<typeof staffPeopleCount>['lanes'] | undefined;
};

/** Quick ways to everyone, to whom the reader has work or a chat of, and to whom worrying words wait of. */
export function Lanes({ shown, sizes }: LanesProps) {
  if (!sizes) return null;
  const lanes = [
    { lane: '', says: words.lanes.all, count: undefined },
    { lane: 'mine', says: words.lanes.mine, count: sizes.mine },
    { lane: 'care', says: words.lanes.care, count: sizes.care },
  ] as const;
  return (
    <nav aria-label={words.lanes.label} className={styles.lanes}>
      <ul>
        {lanes.map(({ lane, says, count }) => (
          <li key={says}>
            <AppLink
              href={peoplePath(undefined, withFilter(shown, 'lane', lane))}
              aria-current={(shown.lane ?? '') === lane ? 'true' : undefined}
            >
              {says}
              {count !== undefined && <b>{count.toLocaleString('en-GB')}</b>}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
