import { useKeyboardOpen } from '@towpath/design-system/buttons/useKeyboardOpen.ts';
import { ChoiceCard } from '@towpath/design-system/cards/ChoiceCard.tsx';
import { classNames } from '@towpath/design-system/classNames.ts';
import {
  calendarCheck,
  chatCircleDots,
  phoneCall,
  x,
} from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { type CSSProperties, type KeyboardEvent, type Ref, useId, useLayoutEffect, useState } from 'react';
import { useSiteContent } from '../../journey/siteContent.ts';
import { bookingAddress } from '../../shell/bookingAddress.ts';
import { words } from '../words.ts';
import styles from './Launcher.module.css';
import { useClearOfBar } from './useClearOfBar.ts';

type LauncherProps = {
  /** What a message goes to is there; without it the card for it is not shown (SH-032). */
  readonly canMessage: boolean;
  /** Messages from us that were not seen yet. */
  readonly unread: number;
  /** What the line under the message card says, such as whether somebody is there. */
  readonly messageLine?: string | undefined;
  /** A chat was made smaller: the button leads back to it at once. */
  readonly leadsBack: boolean;
  /** On a phone its button is the picture alone: beside questions more would lie over the answers. */
  readonly isCompact: boolean;
  readonly onMessage: () => void;
  readonly buttonRef?: Ref<HTMLButtonElement>;
};

/**
 * The ways to a person, over a corner of the page: send a message, ask for a call back, book a slot (SH-031, CH-001). One
 * button opens and closes them (SH-035). Call back and book open the booking site in a new tab (CH-004, CH-005, CH-006).
 */
export function Launcher({
  canMessage,
  unread,
  messageLine,
  leadsBack,
  isCompact,
  onMessage,
  buttonRef,
}: LauncherProps) {
  const [isExpanded, setExpanded] = useState(false);
  const content = useSiteContent();
  const isKeyboardOpen = useKeyboardOpen();
  const id = useId();
  const fromFoot = useClearOfBar();
  useRoomAtFoot(isCompact && unread === 0 ? 'corner' : 'line');
  const booking = content?.bookingUrl ? bookingAddress(content.bookingUrl) : undefined;

  function key({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
    if (key !== 'Escape' || !isExpanded) return;
    setExpanded(false);
    currentTarget.querySelector('button')?.focus();
  }

  return (
    <section
      className={classNames(
        styles.place,
        isCompact && styles.compact,
        isKeyboardOpen && styles.away,
        'no-print',
      )}
      style={{ '--from-foot': `${fromFoot}px` } as CSSProperties}
      aria-label={words.launcher.label}
      onKeyDown={key}
    >
      <button
        ref={buttonRef}
        type="button"
        className={styles.button}
        aria-expanded={leadsBack ? undefined : isExpanded}
        aria-controls={leadsBack ? undefined : id}
        onClick={leadsBack ? onMessage : () => setExpanded(!isExpanded)}
      >
        <Glyph of={isExpanded ? x : chatCircleDots} />
        <span>{labelOf(isExpanded, leadsBack, canMessage)}</span>
        {unread > 0 && <b className={styles.unread}>{words.launcher.unread(unread)}</b>}
      </button>
      <div id={id} className={styles.ways} hidden={!isExpanded}>
        <h2 className={styles.heading}>{words.launcher.heading}</h2>
        {content && <p className="small muted">{words.launcher.hours(content.callHours)}</p>}
        {canMessage && (
          <ChoiceCard
            icon={chatCircleDots}
            tone="loose"
            title={words.launcher.message}
            line={unread > 0 ? words.launcher.unread(unread) : messageLine}
            onPress={onMessage}
          />
        )}
        {booking && (
          <>
            <ChoiceCard icon={phoneCall} title={words.launcher.callBack} href={booking} opensNewTab />
            <ChoiceCard icon={calendarCheck} title={words.launcher.book} href={booking} opensNewTab />
          </>
        )}
      </div>
    </section>
  );
}

function labelOf(isExpanded: boolean, leadsBack: boolean, canMessage: boolean): string {
  if (leadsBack) return words.launcher.back;
  if (isExpanded) return words.launcher.close;
  return canMessage ? words.launcher.chat : words.launcher.heading;
}

/**
 * Keeps what has the focus, and the end of the page, from lying under the launcher.
 *
 * @param takes a line below all else; or on a phone no more than a corner, beside the last lines
 */
function useRoomAtFoot(takes: 'line' | 'corner'): void {
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.dataset.launcher = takes;
    return () => {
      delete page.dataset.launcher;
    };
  }, [takes]);
}
