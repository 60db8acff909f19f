import { Children, type ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Loosestrife } from '../pictures/Loosestrife.tsx';
import { WaveyMan } from '../pictures/WaveyMan.tsx';
import styles from './TipBox.module.css';

export type TipStyle = 'Purple Thing' | 'Plain' | 'Wavey Man';

export interface TipBoxProps {
  tipStyle?: TipStyle | undefined;
  heading: string;
  /** Short tips, one idea in each. Only the first four show; without any, nothing renders. */
  tips: readonly ReactNode[];
  /** One column, for the side of the page. */
  narrow?: boolean | undefined;
  headingLevel?: 2 | 3 | undefined;
}

const most = 4;

/** A heading and tips in two columns, in one of three styles (SH-016). */
export function TipBox({ tipStyle = 'Plain', heading, tips, narrow, headingLevel = 2 }: TipBoxProps) {
  if (tips.length === 0) return null;
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={classNames(styles.tip, styles[classOf[tipStyle]], narrow && styles.narrow, 'no-print')}>
      {tipStyle === 'Purple Thing' && <Loosestrife className={styles.sprig} />}
      {tipStyle === 'Wavey Man' && <WaveyMan className={styles.figure} />}
      <Heading className={styles.heading}>{heading}</Heading>
      <ul className={styles.tips}>
        {Children.map(tips.slice(0, most), tip => (
          <li>{tip}</li>
        ))}
      </ul>
    </div>
  );
}

const classOf: Record<TipStyle, string> = { 'Purple Thing': 'purple', Plain: 'plain', 'Wavey Man': 'wavey' };
