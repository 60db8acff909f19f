import { classNames } from '../classNames.ts';
import { arrowSquareOut, caretRight, type Drawing } from '../icons/drawings.generated.ts';
import { Glyph } from '../icons/Glyph.tsx';
import { Anchor, newTab, newTabWords } from '../links.tsx';
import styles from './ChoiceCard.module.css';

export interface ChoiceCardProps {
  icon: Drawing;
  title: string;
  line?: string | undefined;
  /** The page it leads to; without one, pass `onPress`. */
  href?: string | undefined;
  onPress?: (() => void) | undefined;
  opensNewTab?: boolean | undefined;
  /** Purple, for help and chat. */
  tone?: 'canal' | 'loose' | undefined;
}

/** A card that can be pressed anywhere: icon, title, one line. */
export function ChoiceCard({
  icon,
  title,
  line,
  href,
  onPress,
  opensNewTab,
  tone = 'canal',
}: ChoiceCardProps) {
  const content = (
    <>
      <span className={classNames(styles.medal, tone === 'loose' && styles.loose)}>
        <Glyph of={icon} />
      </span>
      <span>
        <b className={styles.title}>{title}</b>
        {line && <span className={styles.line}>{line}</span>}
        {opensNewTab && <span className="visually-hidden">{newTabWords}</span>}
      </span>
      <Glyph of={opensNewTab ? arrowSquareOut : caretRight} className={styles.end} />
    </>
  );
  if (href) {
    return (
      <Anchor className={styles.card} href={href} {...(opensNewTab && newTab)}>
        {content}
      </Anchor>
    );
  }
  return (
    <button type="button" className={styles.card} onClick={onPress}>
      {content}
    </button>
  );
}
