import type { OwnData } from '@towpath/contracts/api/ownData.ts';
import { Setting } from '@towpath/design-system/cards/SettingList.tsx';
import { sayDayOf } from './sayDayOf.ts';
import { words } from './words.ts';
import styles from './YourDataPart.module.css';

/** Who of the staff opened the person's case, and when. */
export function LooksRow({ looks }: Pick<OwnData, 'looks'>) {
  return (
    <Setting
      name={words.looks.name}
      value={looks.length === 0 ? words.looks.nobody : words.looks.times(looks.length)}
    >
      {looks.length > 0 && (
        <ul className={styles.said}>
          {looks.map(({ at, by, why }) => (
            <li key={at}>{words.looks.one(by, sayDayOf(at), why)}</li>
          ))}
        </ul>
      )}
    </Setting>
  );
}
