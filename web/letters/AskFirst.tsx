import { TextLink } from '@towpath/design-system/buttons/TextButton.tsx';
import { Disclosure } from '@towpath/design-system/cards/Disclosure.tsx';
import { paths } from '../shell/paths.ts';
import styles from './Letters.module.css';
import { words } from './words.ts';

/** Says of a letter that one of us should read it with the person first, and how to ask. */
export function AskFirst() {
  return (
    <div className={styles.first}>
      <Disclosure summary={words.askFirst.heading}>
        <p>{words.askFirst.text}</p>
        <p className={styles.ways}>
          <TextLink href="#read-together">{words.askFirst.ring}</TextLink>
          <TextLink href={`${paths.plan}#talk`}>{words.askFirst.call}</TextLink>
        </p>
        <p>{words.askFirst.chat}</p>
      </Disclosure>
    </div>
  );
}
