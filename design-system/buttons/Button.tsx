import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Spinner } from '../feedback/Spinner.tsx';
import { Glyph } from '../icons/Glyph.tsx';
import { words } from '../words.ts';
import styles from './Button.module.css';
import { type ButtonLook, buttonClass } from './buttonLook.ts';

export interface ButtonProps
  extends ButtonLook,
    Omit<ComponentPropsWithRef<'button'>, 'className' | 'disabled' | 'children'> {
  children: ReactNode;
  /** A spinner replaces the label, and presses do nothing. */
  loading?: boolean | undefined;
  /** What screen readers hear while loading. */
  loadingLabel?: string | undefined;
  /** Blocked: looks disabled and does nothing, yet stays reachable so that its reason can be read. */
  disabled?: boolean | undefined;
  /** Runs when a blocked button is pressed, to move the focus to what is missing. */
  onBlockedPress?: (() => void) | undefined;
}

/** A real button (SH-022 to SH-024). A blocked or loading one never acts and never submits its form. */
export function Button({
  variant,
  size,
  block,
  iconStart,
  iconEnd,
  children,
  loading = false,
  loadingLabel = words.working,
  disabled = false,
  onBlockedPress,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const blocked = disabled || loading;

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (!blocked) {
      onClick?.(event);
      return;
    }
    event.preventDefault();
    if (!loading) onBlockedPress?.();
  }

  return (
    <button
      {...rest}
      type={type}
      className={classNames(buttonClass({ variant, size, block }), 'no-print')}
      aria-disabled={blocked || undefined}
      aria-busy={loading || undefined}
      onClick={press}
    >
      {loading ? (
        <>
          <span className={styles.held}>{children}</span>
          <span className={styles.spin}>
            <Spinner label={loadingLabel} />
          </span>
        </>
      ) : (
        <>
          {iconStart && <Glyph of={iconStart} />}
          {children}
          {iconEnd && <Glyph of={iconEnd} />}
        </>
      )}
    </button>
  );
}
