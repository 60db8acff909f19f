import type { ReactNode } from 'react';
import { warningCircleFill } from '../icons/drawings.generated.ts';
import { Glyph } from '../icons/Glyph.tsx';
import { words } from '../words.ts';
import styles from './Field.module.css';

/** What to correct in one field: icon, bold text, "Error" for screen readers. */
export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p className={styles.error} id={id}>
      <Glyph of={warningCircleFill} />
      <span>
        <span className="visually-hidden">{words.field.error}</span>
        {children}
      </span>
    </p>
  );
}
