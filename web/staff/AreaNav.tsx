import {
  calendarDots,
  chartBar,
  chats,
  type Drawing,
  handshake,
  identificationBadge,
  scroll,
  tray,
  users,
} from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { AppLink } from '../shell/AppLink.tsx';
import { useParams } from '../shell/router/router.tsx';
import { type Area, areaPath } from './area.ts';
import styles from './Staff.module.css';
import { shortcut } from './shortcuts/shortcut.ts';
import { type PipOf, usePips } from './usePips.ts';
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

/** What stands before the word of a part, by its name. */
const ICONS: Readonly<Record<string, Drawing>> = {
  work: tray,
  people: users,
  calendar: calendarDots,
  chats,
  figures: chartBar,
  staff: identificationBadge,
  log: scroll,
  partners: handshake,
};

type AreaNavProps = { readonly areas: readonly Area[]; readonly onEnded: () => void };

/** The ways to the parts of the console that somebody may open, with how much waits there. */
export function AreaNav({ areas, onEnded }: AreaNavProps) {
  const { area: open = 'work' } = useParams();
  const pips = usePips(onEnded);
  return (
    <nav className={styles.nav} aria-label={words.areas.all}>
      {areas.map(({ name, label }) => {
        const icon = ICONS[name];
        return (
          <AppLink
            key={name}
            href={areaPath(name)}
            aria-current={name === open ? 'page' : undefined}
            {...keyOf(name)}
            data-keys-say={label}
          >
            {icon && <Glyph of={icon} />}
            <span>
              {label}
              <Pip of={pips.of[name]} />
            </span>
          </AppLink>
        );
      })}
      <p className="visually-hidden" role="status">
        {open !== 'chats' && pips.newChats}
      </p>
    </nav>
  );
}

const MOST_SHOWN = 99;

/** How much waits in a part, as a number and in words; nothing where nothing does. */
function Pip({ of }: { readonly of: PipOf | undefined }) {
  if (!of || of.waiting === 0) return null;
  return (
    <>
      <b className={styles.pip} aria-hidden>
        {of.waiting > MOST_SHOWN ? `${MOST_SHOWN}+` : of.waiting}
      </b>
      <span className="visually-hidden">{words.pip(of.waiting, of.late ?? 0)}</span>
    </>
  );
}
