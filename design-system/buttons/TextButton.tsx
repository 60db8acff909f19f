import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import type { Drawing } from '../icons/drawings.generated.ts';
import { Glyph } from '../icons/Glyph.tsx';
import { Anchor, type AnchorProps } from '../links.tsx';
import styles from './TextButton.module.css';

interface TextLook {
  children: ReactNode;
  iconStart?: Drawing | undefined;
}

/** A button that looks like a link, with the touch target of a button. */
export function TextButton({
  children,
  iconStart,
  type = 'button',
  ...rest
}: TextLook & Omit<ComponentPropsWithRef<'button'>, 'className'>) {
  return (
    <button {...rest} type={type} className={classNames(styles.text, 'no-print')}>
      {iconStart && <Glyph of={iconStart} />}
      {children}
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
