import { magnifyingGlass } from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { AppLink } from '../shell/AppLink.tsx';
import { areaPath } from './area.ts';
import styles from './Staff.module.css';
import { Key } from './shortcuts/Key.tsx';
import { shortcut } from './shortcuts/shortcut.ts';
import { useWayToField } from './wantedField.ts';
import { words } from './words.ts';

/** The field in which a person is looked for. */
export const FIND_FIELD = 'find';

/** The way from anywhere to the field in which a person is looked for; on a narrow screen its picture alone. */
export function FindPerson() {
  const toField = useWayToField(FIND_FIELD);
  return (
    <AppLink
      href={areaPath('people')}
      className={styles.find}
      onClick={event => {
        // In a new tab or window it is the page that opens.
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        toField(areaPath('people'));
      }}
      {...shortcut('/')}
      data-keys-say={words.findPerson}
    >
      <Glyph of={magnifyingGlass} />
      <span>{words.findPerson}</span>
      <Key>/</Key>
    </AppLink>
  );
}
