import { AppLink } from '../shell/AppLink.tsx';
import { useParams } from '../shell/router/router.tsx';
import { type Area, areaPath } from './area.ts';
import styles from './Staff.module.css';
import { shortcut } from './shortcuts/shortcut.ts';
import { words } from './words.ts';

/** The letter after G that leads to each part. */
const KEYS: Readonly<Record<string, string>> = {
  work: 'w',
  people: 'p',
  calendar: 'c',
  chats: 'h',
  figures: 'f',
};
const keyOf = (name: string) => (KEYS[name] === undefined ? {} : shortcut(`g ${KEYS[name]}`));

/** The ways to the parts of the console that somebody may open. */
export function AreaNav({ areas }: { readonly areas: readonly Area[] }) {
  const { area: open = 'work' } = useParams();
  return (
    <nav className={styles.nav} aria-label={words.areas.all}>
      {areas.map(({ name, label }) => (
        <AppLink
          key={name}
          href={areaPath(name)}
          aria-current={name === open ? 'page' : undefined}
          {...keyOf(name)}
        >
          {label}
        </AppLink>
      ))}
    </nav>
  );
}
