import {
  caretRight,
  type Drawing,
  door,
  lifebuoy,
  lightning,
  scales,
  warning,
} from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import styles from './CannotWait.module.css';
import { words } from './words.ts';

/** A page about an urgent matter, and the text of the link to it. */
export type UrgentPage = { readonly path: string; readonly homeLabel: string };

const ICONS: Readonly<Record<string, Drawing>> = {
  '/help/bailiffs': door,
  '/help/court-letter': scales,
  '/help/essentials': lightning,
  '/help/coping': lifebuoy,
};

/** Links to help for people who should not start with questions. */
export function CannotWait({ pages }: { pages: readonly UrgentPage[] }) {
  if (pages.length === 0) return null;
  return (
    <section className={styles.band} aria-labelledby="urgent-heading">
      <div className="wrap wrap-wide">
        <div className={styles.urgent}>
          <div>
            <h2 className="h1" id="urgent-heading">
              {words.cannotWait.heading}
            </h2>
            <p>{words.cannotWait.text}</p>
          </div>
          <ul>
            {pages.map(({ path, homeLabel }) => (
              <li key={path}>
                <a className={styles.link} href={path}>
                  <Glyph of={ICONS[path] ?? warning} />
                  {homeLabel}
                  <Glyph of={caretRight} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
