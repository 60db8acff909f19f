import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import type { Drawing } from '../icons/drawings.generated.ts';
import { Glyph } from '../icons/Glyph.tsx';
import styles from './StatusTag.module.css';

export type TagTone = 'done' | 'progress' | 'todo' | 'error' | 'help' | 'care' | 'best' | 'outline';

/**
 * A short state in words, with an icon where one helps. Colour is never the only key. `colours` takes the place of the
 * tone's when the state brings its own.
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
