import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import type { Drawing } from '../icons/drawings.generated.ts';
import { Glyph } from '../icons/Glyph.tsx';
import styles from './StatusTag.module.css';

export type TagTone = 'done' | 'progress' | 'todo' | 'error' | 'help' | 'care' | 'best' | 'outline';

/**
 * A short state in words, with an icon where it helps. Colour is never the only cue. `colours` replaces the colours
 * of the tone if the state has its own.
 */
export function StatusTag({
  tone,
  colours,
  icon,
  children,
}: {
  tone: TagTone;
  colours?: { background: string; color: string } | undefined;
  icon?: Drawing | undefined;
  children: ReactNode;
}) {
  return (
    <span className={classNames(styles.tag, styles[tone])} style={colours}>
      {icon && <Glyph of={icon} className={styles.icon} />}
      {children}
    </span>
  );
}
