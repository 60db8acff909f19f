import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import type { Drawing } from '../icons/drawings.generated.ts';
import { Glyph } from '../icons/Glyph.tsx';
import styles from './SettingList.module.css';

/** A card of settings, one below the other: what each is, and what can be done about it. */
export function SettingList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

interface SettingProps {
  name: string;
  /** What it is now. */
  value?: ReactNode;
  icon?: Drawing | undefined;
  /** A state, or what can be done: on a phone below the rest, else at the end of the row. */
  action?: ReactNode;
  /** What opens below, such as the form of a change. */
  children?: ReactNode;
}

/** One row of a `SettingList`. */
export function Setting({ name, value, icon, action, children }: SettingProps) {
  return (
    <li className={classNames(styles.setting, icon && styles.withIcon)}>
      {icon && (
        <span className={styles.medal}>
          <Glyph of={icon} />
        </span>
      )}
      <div>
        <h3 className={styles.name}>{name}</h3>
        {value && <div className={styles.value}>{value}</div>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
      {children && <div className={styles.below}>{children}</div>}
    </li>
  );
}
