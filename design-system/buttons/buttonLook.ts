import { classNames } from '../classNames.ts';
import type { Drawing } from '../icons/drawings.generated.ts';
import styles from './Button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'tertiary' | 'danger' | 'lamp';

/** How a button, or a link that looks like one, is drawn (SH-022). */
export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: 'normal' | 'small' | undefined;
  /** As wide as what holds it. */
  block?: boolean | undefined;
  iconStart?: Drawing | undefined;
  iconEnd?: Drawing | undefined;
}

/** Class names of a look. */
export function buttonClass({ variant = 'primary', size, block }: ButtonLook): string {
  return classNames(styles.button, styles[variant], size === 'small' && styles.small, block && styles.block);
}
