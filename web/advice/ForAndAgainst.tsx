import { checkCircleFill, warningCircleFill } from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import styles from './ForAndAgainst.module.css';
import { words } from './words.ts';

type ForAndAgainstProps = {
  readonly advantages: readonly string[];
  readonly risks: readonly string[];
  /** The heading level that follows the heading before it. */
  readonly headingLevel: 3 | 4;
};

/** The advantages and risks of a solution, given equal weight. */
export function ForAndAgainst({ advantages, risks, headingLevel }: ForAndAgainstProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <>
      <div>
        <Heading className={styles.heading}>{words.forAndAgainst.good}</Heading>
        <ul className={`${styles.list} ${styles.good}`}>
          {advantages.map(text => (
            <li key={text}>
              <Glyph of={checkCircleFill} />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <Heading className={styles.heading}>{words.forAndAgainst.toThinkAbout}</Heading>
        <ul className={`${styles.list} ${styles.care}`}>
          {risks.map(text => (
            <li key={text}>
              <Glyph of={warningCircleFill} />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
