import { Fold } from '@towpath/design-system/cards/Fold.tsx';
import { StatusTag } from '@towpath/design-system/cards/StatusTag.tsx';
import { chatCircleDots } from '@towpath/design-system/icons/drawings.generated.ts';
import { Anchor } from '@towpath/design-system/links.tsx';
import styles from './Person.module.css';
import type { ThingToFindOut } from './thingsToFindOut.ts';
import { words } from './words.ts';

type ThingsToFindOutProps = {
  readonly things: readonly ThingToFindOut[];
  /** One tap away, for somebody who has more to see to first. */
  readonly isFolded?: boolean;
};

/** What is found out together: each thing, why it matters, and where it can be answered already. */
export function ThingsToFindOut({ things, isFolded = false }: ThingsToFindOutProps) {
  const list = (
    <>
      <p className="muted">{words.findOut.lead}</p>
      <ol className={styles.path}>
        {things.map(({ code, title, why, link }, place) => (
          <li key={code}>
            <span className={styles.number} aria-hidden>
              {place + 1}
            </span>
            <div>
              <h3>{title}</h3>
              <p>{why}</p>
              {link ? (
                <Anchor className={`${styles.answer} no-print`} href={link.href}>
                  {link.action}
                  <span className="visually-hidden">{words.findOut.about(title)}</span>
                </Anchor>
              ) : (
                <StatusTag tone="todo" icon={chatCircleDots}>
                  {words.findOut.onTheCall}
                </StatusTag>
              )}
            </div>
          </li>
        ))}
      </ol>
    </>
  );
  if (isFolded) {
    return (
      <section className={styles.findOut} aria-label={words.findOut.heading}>
        <Fold heading={words.findOut.heading}>{list}</Fold>
      </section>
    );
  }
  return (
    <section className={styles.findOut} aria-labelledby="find-out">
      <h2 id="find-out">{words.findOut.heading}</h2>
      {list}
    </section>
  );
}
