import type { ReactNode } from 'react';
import { IconButton } from '../buttons/IconButton.tsx';
import { classNames } from '../classNames.ts';
import {
  checkCircleFill,
  type Drawing,
  infoFill,
  megaphoneSimpleFill,
  warningCircleFill,
  warningFill,
  x,
} from '../icons/drawings.generated.ts';
import { Glyph } from '../icons/Glyph.tsx';
import { words } from '../words.ts';
import styles from './Notification.module.css';

/** orange: warning. purple: a message from us. red: something to correct. green: success. lightpurple: information. */
export type NotificationTone = 'orange' | 'purple' | 'red' | 'green' | 'lightpurple';

const icons: Record<NotificationTone, Drawing> = {
  orange: warningFill,
  purple: megaphoneSimpleFill,
  red: warningCircleFill,
  green: checkCircleFill,
  lightpurple: infoFill,
};

export interface NotificationProps {
  tone: NotificationTone;
  children: ReactNode;
  heading?: string | undefined;
  headingLevel?: 2 | 3 | undefined;
  /** Gives it a close button; only for notices that can come back later. */
  onClose?: (() => void) | undefined;
  /** False for a notice that is part of the page from the start, so that screen readers do not interrupt with it. */
  live?: boolean | undefined;
  /** Replaces the icon of its tone, where the colour alone shows what kind of notice it is. */
  icon?: Drawing | undefined;
}

/**
 * A notice in one of five colours, each with its own icon (SH-025). A red one interrupts screen readers, the others
 * are polite.
 */
export function Notification({
  tone,
  children,
  heading,
  headingLevel = 2,
  onClose,
  live = true,
  icon = icons[tone],
}: NotificationProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      className={classNames(styles.notice, styles[tone])}
      role={live ? (tone === 'red' ? 'alert' : 'status') : undefined}
    >
      <Glyph of={icon} className={styles.icon} />
      <div className={styles.body}>
        {heading && <Heading className={styles.heading}>{heading}</Heading>}
        {typeof children === 'string' ? <p>{children}</p> : children}
      </div>
      {onClose && (
        <div className={styles.close}>
          <IconButton icon={x} label={words.closeMessage} onClick={onClose} />
        </div>
      )}
    </div>
  );
}
