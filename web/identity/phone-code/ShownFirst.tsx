import { type ReactNode, useEffect, useRef } from 'react';
import { onDemand } from '../../shell/onDemand.tsx';
import styles from './PhoneCode.module.css';

/** Few who make an account confirmed a phone before it. */
const PhoneCode = onDemand(async () => (await import('./PhoneCode.tsx')).PhoneCode);

type ShownFirstProps = {
  /** What is different from one place to another. */
  readonly id: string;
  /** Whether what was asked for was refused until the person has shown that it is them. */
  readonly isNeeded: boolean;
  readonly onShown: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
};

/** A form that gives way to the code to the person's first phone where that is wanted before, and comes back after it. */
export function ShownFirst({ id, isNeeded, onShown, onCancel, children }: ShownFirstProps) {
  const frame = useRef<HTMLDivElement>(null);
  const wasNeeded = useRef(false);
  // The button that was pressed is gone with its form.
  useEffect(() => {
    if (wasNeeded.current && !isNeeded) frame.current?.focus();
    wasNeeded.current = isNeeded;
  }, [isNeeded]);
  return (
    <div ref={frame} tabIndex={-1} className={styles.frame}>
      {isNeeded ? (
        <div className={styles.code}>
          <PhoneCode id={id} onShown={onShown} onCancel={onCancel} />
        </div>
      ) : (
        children
      )}
    </div>
  );
}
