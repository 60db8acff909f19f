import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Glyph } from '../icons/Glyph.tsx';
import { Anchor, type AnchorProps, newTab, newTabWords } from '../links.tsx';
import { type ButtonLook, buttonClass } from './buttonLook.ts';

export interface ButtonLinkProps extends ButtonLook, Omit<AnchorProps, 'className' | 'children'> {
  children: ReactNode;
  /** Opens in a new tab, and says so to screen readers. */
  opensNewTab?: boolean | undefined;
}

/** A link that looks like a button, for moving to another page. */
export function ButtonLink({
  variant,
  size,
  block,
  iconStart,
  iconEnd,
  opensNewTab,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Anchor
      {...rest}
      {...(opensNewTab && newTab)}
      className={classNames(buttonClass({ variant, size, block }), 'no-print')}
    >
      {iconStart && <Glyph of={iconStart} />}
      {children}
      {opensNewTab && <span className="visually-hidden">{newTabWords}</span>}
      {iconEnd && <Glyph of={iconEnd} />}
    </Anchor>
  );
}
