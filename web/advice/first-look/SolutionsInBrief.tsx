import type { QualifierAdvice } from '@towpath/contracts/api/advice.ts';
import { check } from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { Anchor, newTab } from '@towpath/design-system/links.tsx';
import { words } from '../words.ts';
import styles from './QualifierAdvice.module.css';

/** The names of the solutions alone, for somebody who has read on the page before what each of them does. */
export function SolutionNames({ solutions }: { solutions: QualifierAdvice['inBrief'] }) {
  return (
    <ul className={styles.solutions}>
      {solutions.map(({ name }) => (
        <li key={name}>
          <Glyph of={check} />
          <p className={styles.name}>{name}</p>
        </li>
      ))}
    </ul>
  );
}

/** Each solution with what it does, what it comes to with the person's own sums, and a public page about it. */
export function SolutionsInBrief({ solutions }: { solutions: QualifierAdvice['inBrief'] }) {
  return (
    <ul className={styles.solutions}>
      {solutions.map(({ name, line, figure, href, site }) => (
        <li key={name}>
          <Glyph of={check} />
          <div>
            <p className={styles.name}>{name}</p>
            <p className={styles.line}>{line}</p>
            <p className={styles.figure}>{figure}</p>
            <Anchor href={href} {...newTab}>
              {words.firstLook.moreOn(site)}
              <span className="visually-hidden">{words.firstLook.moreAbout(name)}</span>
            </Anchor>
          </div>
        </li>
      ))}
    </ul>
  );
}
