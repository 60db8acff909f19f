import { type ReactNode, useId } from 'react';
import { classNames } from '../classNames.ts';
import { arrowLeft, arrowRight, checkCircleFill } from '../icons/drawings.generated.ts';
import { Glyph } from '../icons/Glyph.tsx';
import { words } from '../words.ts';
import { Button } from './Button.tsx';
import styles from './CtaBar.module.css';
import { useKeyboardOpen } from './useKeyboardOpen.ts';

export interface CtaBack {
  onPress: () => void;
  /** "Back" by default. */
  label?: string | undefined;
  hidden?: boolean | undefined;
  disabled?: boolean | undefined;
}

export interface CtaNext {
  /** Left out when the button submits a form. */
  onPress?: (() => void) | undefined;
  /** By default "Continue", or "Next" in the double style. */
  label?: string | undefined;
  disabled?: boolean | undefined;
  loading?: boolean | undefined;
  /** What screen readers hear while loading; "Saving" by default. */
  loadingLabel?: string | undefined;
  /** Runs when the button is pressed while disabled, to show what is missing. */
  onBlockedPress?: (() => void) | undefined;
  /** Id of the form that the button submits. */
  form?: string | undefined;
}

export interface CtaBarProps {
  /**
   * `fixed` always shows; `hiddenUntilCompleted` slides up once `complete`; `double` shows Back and Next with arrows.
   */
  barStyle: 'fixed' | 'hiddenUntilCompleted' | 'double';
  next: CtaNext;
  back?: CtaBack | undefined;
  /** Whether the page is complete; used only by `hiddenUntilCompleted`. */
  complete?: boolean | undefined;
  /** Why Continue is blocked, or what to do next. Describes the button. */
  reason?: ReactNode;
  /** A problem with the server, as a `Notification` above the buttons. */
  notice?: ReactNode;
}

/**
 * The bar at the bottom of a page (JN-057, JN-058, JN-066). Must be the last child of a `main` that spans the page:
 * it sticks to the lower edge of the window, and scrolls with the page while an on-screen keyboard is open.
 */
export function CtaBar({ barStyle, next, back, complete = true, reason, notice }: CtaBarProps) {
  const reasonId = useId();
  const keyboardOpen = useKeyboardOpen();
  const hidden = barStyle === 'hiddenUntilCompleted' && !complete;
  const double = barStyle === 'double';
  return (
    <div
      className={classNames(styles.place, keyboardOpen && styles.still, 'no-print')}
      data-bar
      data-hidden={hidden || undefined}
      inert={hidden}
    >
      <div className={styles.bar}>
        <div className={classNames('wrap', styles.inner)}>
          {notice && <div className={styles.notice}>{notice}</div>}
          {back && !back.hidden ? (
            <Button
              variant="secondary"
              disabled={back.disabled}
              onClick={back.onPress}
              iconStart={double ? arrowLeft : undefined}
            >
              {back.label ?? words.back}
            </Button>
          ) : (
            barStyle === 'hiddenUntilCompleted' && (
              <span className={styles.done}>
                <Glyph of={checkCircleFill} />
                {words.pageDone}
              </span>
            )
          )}
          {reason && (
            <span className={styles.reason} id={reasonId}>
              {reason}
            </span>
          )}
          <div className={styles.next}>
            <Button
              block
              type={next.form ? 'submit' : 'button'}
              form={next.form}
              disabled={next.disabled}
              loading={next.loading}
              loadingLabel={next.loadingLabel ?? words.saving}
              onBlockedPress={next.onBlockedPress}
              onClick={next.onPress}
              aria-describedby={reason ? reasonId : undefined}
              iconEnd={double ? arrowRight : undefined}
            >
              {next.label ?? (double ? words.next : words.continue)}
            </Button>
          </div>
        </div>
      </div>
    </div>
  );
}
