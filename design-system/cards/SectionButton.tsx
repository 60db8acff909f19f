import { Children, type ReactNode } from 'react';
import { caretRight, lockSimple } from '../icons/drawings.generated.ts';
import { Glyph } from '../icons/Glyph.tsx';
import { Anchor } from '../links.tsx';
import { type ArchStatus, StatusArch } from '../pictures/StatusArch.tsx';
import styles from './SectionButton.module.css';

export interface SectionButtonProps {
  name: string;
  status: 'completed' | 'inProgress' | 'notStarted' | 'disabled';
  /** The state in words, or why the section is not open yet. */
  line: string;
  /** The page it leads to; without one, pass `onPress`. A disabled section leads nowhere. */
  href?: string | undefined;
  onPress?: (() => void) | undefined;
  /** The section to continue with. */
  current?: boolean | undefined;
}

/** One section of the dashboard: status mark, name, line, and an arrow or a lock. */
export function SectionButton({ name, status, line, href, onPress, current }: SectionButtonProps) {
  const disabled = status === 'disabled';
  const mark: ArchStatus = disabled ? 'notStarted' : status;
  const content = (
    <>
      <StatusArch status={mark} className={styles.mark} />
      <span>
        <span className={styles.name}>{name}</span>
        <span className={styles.line}>{line}</span>
      </span>
      <Glyph of={disabled ? lockSimple : caretRight} className={styles.end} />
    </>
  );
  if (href && !disabled) {
    return (
      <Anchor className={styles.section} href={href} aria-current={current ? 'step' : undefined}>
        {content}
      </Anchor>
    );
  }
  return (
    <button
      type="button"
      className={styles.section}
      disabled={disabled}
      onClick={onPress}
      aria-current={current ? 'step' : undefined}
    >
      {content}
    </button>
  );
}

/** The list of section buttons, one item for each. */
export function SectionList({ children }: { children: readonly ReactNode[] }) {
  return (
    <ul>
      {Children.map(children, child => (
        <li>{child}</li>
      ))}
    </ul>
  );
}
