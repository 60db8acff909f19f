import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { classNames } from '../classNames.ts';
import { info } from '../icons/drawings.generated.ts';
import { Glyph } from '../icons/Glyph.tsx';
import styles from './HelpPanel.module.css';

export interface HelpPanelProps {
  /** Name of the info button, such as "Why we ask for your date of birth". */
  label: string;
  children: ReactNode;
  /** Places the button in the top corner of the positioned element around it, beside the question. */
  corner?: boolean | undefined;
  /** Runs each time the panel is opened. */
  onOpen?: (() => void) | undefined;
}

/**
 * An info button that opens and closes a help text below it (QU-004). Escape closes the text and returns the focus to
 * the button.
 */
export function HelpPanel({ label, children, corner, onOpen }: HelpPanelProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);

  function key(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles Escape from the button and from links in the text
    <div className={styles.help} onKeyDown={key}>
      <button
        ref={button}
        type="button"
        className={classNames(styles.button, corner && styles.corner, 'no-print')}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => {
          if (!open) onOpen?.();
          setOpen(!open);
        }}
      >
        <span className="visually-hidden">{label}</span>
        <Glyph of={info} />
      </button>
      <div id={id} className={styles.fold} data-open={open || undefined}>
        <div className={styles.clip}>
          <div className={styles.panel}>{typeof children === 'string' ? <p>{children}</p> : children}</div>
        </div>
      </div>
    </div>
  );
}
