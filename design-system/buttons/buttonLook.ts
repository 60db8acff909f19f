import { classNames } from '../classNames.ts';
import type { Drawing } from '../icons/drawings.generated.ts';
import styles from './Button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'tertiary' | 'danger' | 'lamp';

/** The appearance of a button, or of a link that looks like one (SH-022). */
export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: 'normal' | 'small' | undefined;
  /** As wide as its container. */
  block?: boolean | undefined;
  iconStart?: Drawing | undefined;
  iconEnd?: Drawing | undefined;
}

/** The class names of an appearance. */
export function buttonClass({ variant = 'primary', size, block }: ButtonLook): string {
  return classNames(styles.button, styles[variant], size === 'small' && styles.small, block && styles.block);
}
