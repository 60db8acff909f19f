import { classNames } from '@towpath/design-system/classNames.ts';
import { words } from '../words.ts';
import styles from './ChatWindow.module.css';

type BubbleProps = {
  /** The adviser who said it; left out for the person. */
  readonly who?: string | undefined;
  /** It is not sent yet. */
  readonly waits?: boolean | undefined;
  readonly children: string;
};

/** What somebody said. It is plain text, whatever stands in it. */
export function Bubble({ who, waits, children }: BubbleProps) {
  return (
    <p className={classNames(styles.bubble, who === undefined && styles.me, waits && styles.waits)}>
      <span className="visually-hidden">{who === undefined ? words.log.you : words.log.from(who)}</span>
      {children}
    </p>
  );
}
