import { AppLink } from '../../shell/AppLink.tsx';
import { areaPath } from '../area.ts';
import type { OpenWork } from '../CallToMake.tsx';
import styles from '../Staff.module.css';
import { words } from '../words.ts';

/** The way from a chat that was taken on the work list to where it is answered. */
export function OpenChat(_: OpenWork) {
  return (
    <p className={styles.call}>
      <AppLink href={areaPath('chats')}>{words.chat.answer}</AppLink>
    </p>
  );
}
