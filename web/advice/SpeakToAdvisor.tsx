import { ButtonLink } from '@towpath/design-system/buttons/ButtonLink.tsx';
import { arrowSquareOut, phone } from '@towpath/design-system/icons/drawings.generated.ts';
import { Adviser } from '@towpath/design-system/pictures/Adviser.tsx';
import { useSiteContent } from '../journey/siteContent.ts';
import styles from './Advice.module.css';
import { bookingAddress } from './bookingAddress.ts';
import { words } from './words.ts';

/**
 * A person to talk to before choosing: a link to the booking site that carries where the visitor came from
 * (AD-020). Without a booking site, a phone number.
 */
export function SpeakToAdvisor() {
  const content = useSiteContent();
  return (
    <section className={styles.advisor} aria-labelledby="advisor">
      <Adviser className={styles.face} />
      <div>
        <h2 id="advisor">{words.speakToAdvisor.heading}</h2>
        <p className={styles.advisorText}>{words.speakToAdvisor.text}</p>
      </div>
      {content?.bookingUrl ? (
        <ButtonLink href={bookingAddress(content.bookingUrl)} opensNewTab iconEnd={arrowSquareOut}>
          {words.speakToAdvisor.book}
        </ButtonLink>
      ) : (
        content && (
          <ButtonLink href={`tel:${content.callFromNumber.replaceAll(' ', '')}`} iconStart={phone}>
            {words.speakToAdvisor.call(content.callFromNumber)}
          </ButtonLink>
        )
      )}
    </section>
  );
}
