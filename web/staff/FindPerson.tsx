import { magnifyingGlass } from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { AppLink } from '../shell/AppLink.tsx';
import { areaPath } from './area.ts';
import styles from './Staff.module.css';
import { Key } from './shortcuts/Key.tsx';
import { shortcut } from './shortcuts/shortcut.ts';
import { words } from './words.ts';

/** The way from anywhere to where a person is looked for; on a narrow screen its picture alone. */
export function FindPerson() {
  return (
    <AppLink
      href={areaPath('people')}
      className={styles.find}
      {...shortcut('/')}
      data-keys-say={words.findPerson}
    >
      <Glyph of={magnifyingGlass} />
      <span>{words.findPerson}</span>
      <Key>/</Key>
    </AppLink>
  );
}
