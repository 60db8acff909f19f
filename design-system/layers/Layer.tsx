import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef } from 'react';
import { IconButton } from '../buttons/IconButton.tsx';
import { classNames } from '../classNames.ts';
import { x } from '../icons/drawings.generated.ts';
import type { Motion } from '../motion.ts';
import { words } from '../words.ts';
import styles from './Layer.module.css';
import { useLayer } from './useLayer.ts';

export interface LayerProps {
  open: boolean;
  /** Must set `open` to false. Runs just before the fade-out ends. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons below the content. A function receives the callback that fades the layer out and closes it. */
  actions?: ReactNode | ((close: () => void) => ReactNode);
  closeLabel?: string | undefined;
}

interface Shape {
  kind: 'modal' | 'panel' | 'drawer';
  time: Motion;
  /** The class of it as part of the page; above the page where left out. */
  docked?: string | undefined;
}

/**
 * The common part of modal, side panel and drawer: a native dialog with title, content, actions and close button. The
 * browser makes the page behind a modal dialog inert.
 */
export function Layer({
  open,
  onClose,
  title,
  children,
  actions,
  closeLabel = words.close,
  kind,
  time,
  docked,
}: LayerProps & Shape) {
  const { dialog, present, closing, requestClose, closedByBrowser } = useLayer(
    open,
    onClose,
    time,
    docked !== undefined,
  );
  const titleId = useId();
  const pressedOutside = useRef(false);

  function press(event: PointerEvent<HTMLDialogElement>) {
    pressedOutside.current = !docked && event.target === dialog.current;
  }
  function release(event: PointerEvent<HTMLDialogElement>) {
    if (pressedOutside.current && event.target === dialog.current) requestClose();
    pressedOutside.current = false;
  }
  function key(event: KeyboardEvent<HTMLDialogElement>) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    requestClose();
  }

  return (
    <dialog
      ref={dialog}
      className={classNames(styles.layer, docked ?? styles[kind])}
      data-closing={closing || undefined}
      aria-labelledby={titleId}
      aria-modal={!docked || undefined}
      onPointerDown={press}
      onPointerUp={release}
      onKeyDown={key}
      onCancel={event => {
        event.preventDefault();
        requestClose();
      }}
      onClose={closedByBrowser}
    >
      {present && (
        <div className={styles.box} data-layer-box>
          {kind === 'drawer' && <div className={styles.grip} />}
          <div className={styles.head} data-layer-head>
            <h2 id={titleId} tabIndex={-1} data-layer-title>
              {title}
            </h2>
            <IconButton icon={x} label={closeLabel} onClick={requestClose} />
          </div>
          <div className={styles.body}>{children}</div>
          {actions && (
            <div className={styles.actions}>
              {typeof actions === 'function' ? actions(requestClose) : actions}
            </div>
          )}
        </div>
      )}
    </dialog>
  );
}
