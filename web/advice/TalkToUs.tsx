import { ButtonLink } from '@towpath/design-system/buttons/ButtonLink.tsx';
import { Disclosure } from '@towpath/design-system/cards/Disclosure.tsx';
import { classNames } from '@towpath/design-system/classNames.ts';
import { arrowRight, arrowSquareOut } from '@towpath/design-system/icons/drawings.generated.ts';
import { Adviser } from '@towpath/design-system/pictures/Adviser.tsx';
import { inSentence } from '@towpath/domain/solutions/solution/inSentence.ts';
import { useSiteContent } from '../journey/siteContent.ts';
import { bookingAddress } from '../shell/bookingAddress.ts';
import { paths } from '../shell/paths.ts';
import { OurCall } from '../urgent/OurCall.tsx';
import { SpeakToUs } from './SpeakToUs.tsx';
import styles from './TalkToUs.module.css';
import { words } from './words.ts';

type TalkToUsProps = Parameters<typeof SpeakToUs>[0] & {
  readonly heading?: string;
  readonly text?: string;
  /** It stands in a column: what is beside its heading elsewhere is below it. */
  readonly isNarrow?: boolean;
  /** The solution with which they may go on by themselves, by its short name; left out where somebody has to look first. */
  readonly goesOnWith?: string | undefined;
};

/**
 * What may follow on an advice, at its end: to go on online where that is theirs to decide, or a person to talk to: the number
 * first, then a booked chat (AD-020), and a call back (DO-017).
 */
export function TalkToUs({
  heading = words.speakToAdvisor.heading,
  text = words.speakToAdvisor.short,
  isNarrow = false,
  goesOnWith,
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
      {goesOnWith !== undefined && (
        <ButtonLink variant="secondary" href={paths.choose(goesOnWith)} iconEnd={arrowRight}>
          {words.speakToAdvisor.online}
          <span className="visually-hidden">{words.speakToAdvisor.onlineWith(inSentence(goesOnWith))}</span>
        </ButtonLink>
      )}
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
