import { ButtonLink } from '@towpath/design-system/buttons/ButtonLink.tsx';
import { classNames } from '@towpath/design-system/classNames.ts';
import { arrowSquareOut, phone } from '@towpath/design-system/icons/drawings.generated.ts';
import { Adviser } from '@towpath/design-system/pictures/Adviser.tsx';
import type { ReactNode } from 'react';
import { bookingAddress } from '../journey/bookingAddress.ts';
import { useSiteContent } from '../journey/siteContent.ts';
import styles from './Advice.module.css';
import { words } from './words.ts';

type SpeakToAdvisorProps = {
  readonly heading?: string;
  readonly text?: string;
  /** The number to ring stands first, with its hours: a person should look now. */
  readonly withNumber?: boolean;
  /** In a column beside something else: the ways to talk stand below on every screen. */
  readonly isNarrow?: boolean;
  /** At the end of a page that is short on a phone: the face is small and beside the words. */
  readonly isSmall?: boolean;
  /** Another way on, beside the booking. */
  readonly beside?: ReactNode;
};

/**
 * A person to talk to before choosing: a link to the booking site that carries where the visitor came from
 * (AD-020). Without a booking site, a phone number.
 */
export function SpeakToAdvisor({
  heading = words.speakToAdvisor.heading,
  text = words.speakToAdvisor.text,
  withNumber = false,
  isNarrow = false,
  isSmall = false,
  beside,
}: SpeakToAdvisorProps) {
  const content = useSiteContent();
  return (
    <section
      className={classNames(styles.advisor, isNarrow && styles.narrow, isSmall && styles.small)}
      aria-labelledby="advisor"
    >
      <Adviser className={styles.face} />
      <div>
        <h2 id="advisor">{heading}</h2>
        <p className={styles.advisorText}>{text}</p>
      </div>
      {content && (
        <div className={styles.advisorWays}>
          {(withNumber || !content.bookingUrl) && (
            <ButtonLink href={`tel:${content.callFromNumber.replaceAll(' ', '')}`} iconStart={phone}>
              {words.speakToAdvisor.call(content.callFromNumber)}
            </ButtonLink>
          )}
          {withNumber && <p className="small muted">{content.callHours}</p>}
          {content.bookingUrl && (
            <ButtonLink
              size={beside ? 'small' : undefined}
              variant={withNumber ? 'tertiary' : 'primary'}
              href={bookingAddress(content.bookingUrl)}
              opensNewTab
              iconEnd={arrowSquareOut}
            >
              {words.speakToAdvisor.book}
            </ButtonLink>
          )}
          {beside}
        </div>
      )}
    </section>
  );
}
