import { ButtonLink } from '@towpath/design-system/buttons/ButtonLink.tsx';
import { Disclosure } from '@towpath/design-system/cards/Disclosure.tsx';
import { classNames } from '@towpath/design-system/classNames.ts';
import { arrowSquareOut } from '@towpath/design-system/icons/drawings.generated.ts';
import { Adviser } from '@towpath/design-system/pictures/Adviser.tsx';
import { bookingAddress } from '../journey/bookingAddress.ts';
import { useSiteContent } from '../journey/siteContent.ts';
import { OurCall } from '../urgent/OurCall.tsx';
import { SpeakToUs } from './SpeakToUs.tsx';
import styles from './TalkToUs.module.css';
import { words } from './words.ts';

type TalkToUsProps = Parameters<typeof SpeakToUs>[0] & {
  readonly heading?: string;
  readonly text?: string;
  /** It stands in a column: what is beside its heading elsewhere is below it. */
  readonly isNarrow?: boolean;
};

/** A person to talk to, at the end of an advice: the number first, then a booked chat (AD-020), and a call back (DO-017). */
export function TalkToUs({
  heading = words.speakToAdvisor.heading,
  text = words.speakToAdvisor.short,
  isNarrow = false,
  ...call
}: TalkToUsProps) {
  const content = useSiteContent();
  return (
    <section
      className={classNames(styles.talk, isNarrow && styles.narrow, 'no-print')}
      aria-labelledby="advisor"
    >
      <div className={styles.head}>
        <Adviser className={styles.face} />
        <div>
          <h2 id="advisor">{heading}</h2>
          <p>{text}</p>
        </div>
      </div>
      {content && (
        <div className={styles.ways}>
          <OurCall />
        </div>
      )}
      {content?.bookingUrl && (
        <ButtonLink
          variant="tertiary"
          href={bookingAddress(content.bookingUrl)}
          opensNewTab
          iconEnd={arrowSquareOut}
        >
          {words.speakToAdvisor.book}
        </ButtonLink>
      )}
      <Disclosure className={styles.back} summary={words.speakToUs.ask}>
        <SpeakToUs {...call} />
      </Disclosure>
    </section>
  );
}
