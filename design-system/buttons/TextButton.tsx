import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Spinner } from '../feedback/Spinner.tsx';
import type { Drawing } from '../icons/drawings.generated.ts';
import { Glyph } from '../icons/Glyph.tsx';
import { Anchor, type AnchorProps } from '../links.tsx';
import styles from './TextButton.module.css';

interface TextLook {
  children: ReactNode;
  iconStart?: Drawing | undefined;
}

interface TextButtonProps extends TextLook, Omit<ComponentPropsWithRef<'button'>, 'className' | 'children'> {
  /** What goes on since it was pressed, such as "Saving": shown in place of the label, and presses do nothing. */
  busy?: string | undefined;
}

/** A button that looks like a link, with the touch target of a button. */
export function TextButton({
  children,
  iconStart,
  busy,
  onClick,
  type = 'button',
  ...rest
}: TextButtonProps) {
  const isBusy = busy !== undefined;
  return (
    <button
      {...rest}
      type={type}
      className={classNames(styles.text, 'no-print')}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
    >
      {isBusy ? (
        <Spinner label={busy} showLabel />
      ) : (
        <>
          {iconStart && <Glyph of={iconStart} />}
          {children}
        </>
      )}
    </button>
  );
}

/** A link on its own line, with the touch target of a button. */
export function TextLink({ children, iconStart, ...rest }: TextLook & Omit<AnchorProps, 'className'>) {
  return (
    <Anchor {...rest} className={styles.text}>
      {iconStart && <Glyph of={iconStart} />}
      {children}
    </Anchor>
  );
}
