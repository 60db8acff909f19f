import type { LetterPack } from '@towpath/contracts/api/letters.ts';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import styles from './Letters.module.css';
import { words } from './words.ts';

type FirstThingsProps = { readonly notToSend: LetterPack['notToSend'] };

/** What is to be done before anything is written, open above all letters: some of it cannot wait. */
export function FirstThings({ notToSend }: FirstThingsProps) {
  const first = notToSend.filter(({ isFirst }) => isFirst);
  if (first.length === 0) return null;
  return (
    <div className={styles.firstThings}>
      <Notification tone="orange" heading={words.first} live={false}>
        <ul className={styles.links}>
          {first.map(({ to, says }) => (
            <li key={`${to} ${says}`}>
              <b>{to}</b>
              <p>{says}</p>
            </li>
          ))}
        </ul>
        <p>
          <a href="#read-together">{words.askFirst.ring}</a>
        </p>
      </Notification>
    </div>
  );
}
