import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames.ts';
import type { Drawing } from '../icons/drawings.generated.ts';
import { Glyph } from '../icons/Glyph.tsx';
import { Anchor, type AnchorProps } from '../links.tsx';
import styles from './IconButton.module.css';

interface IconLook {
  icon: Drawing;
  /** The accessible name. */
  label: string;
  /** A ring around the icon. */
  ring?: boolean | undefined;
}

/** A round button with an icon and an accessible name. */
export function IconButton({
  icon,
  label,
  ring,
  type = 'button',
  ...rest
}: IconLook & Omit<ComponentPropsWithRef<'button'>, 'className' | 'children'>) {
  return (
    <button {...rest} type={type} className={classNames(styles.round, ring && styles.ring, 'no-print')}>
      <span className="visually-hidden">{label}</span>
      <Glyph of={icon} />
    </button>
  );
}

/** A round link with an icon and an accessible name. */
export function IconButtonLink({
  icon,
  label,
  ring,
  ...rest
}: IconLook & Omit<AnchorProps, 'className' | 'children'>) {
  return (
    <Anchor {...rest} className={classNames(styles.round, ring && styles.ring)}>
      <span className="visually-hidden">{label}</span>
      <Glyph of={icon} />
    </Anchor>
  );
}
