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
  const { good, toThinkAbout } = words.forAndAgainst;
  const level = { headingLevel };
  return (
    <>
      <Points {...level} heading={good} texts={advantages} isGood />
      <Points {...level} heading={toThinkAbout} texts={risks} />
    </>
  );
}

type PointsProps = Pick<ForAndAgainstProps, 'headingLevel'> & {
  readonly heading: string;
  readonly texts: readonly string[];
  readonly isGood?: boolean;
};

function Points({ headingLevel, heading, texts, isGood = false }: PointsProps) {
  const Heading = `h${headingLevel}` as const;
  if (texts.length === 0) return null;
  return (
    <div>
      <Heading className={styles.heading}>{heading}</Heading>
      <ul className={`${styles.list} ${isGood ? styles.good : styles.care}`}>
        {texts.map(text => (
          <li key={text}>
            <Glyph of={isGood ? checkCircleFill : warningCircleFill} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
