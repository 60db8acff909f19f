import { ChoiceCard } from '@towpath/design-system/cards/ChoiceCard.tsx';
import { calendarCheck, phone, phoneCall } from '@towpath/design-system/icons/drawings.generated.ts';
import { bookingAddress } from '../journey/bookingAddress.ts';
import { useSiteContent } from '../journey/siteContent.ts';
import { useOurLine } from '../urgent/ourLine.ts';
import styles from './TalkToPerson.module.css';
import { words } from './words.ts';

/**
 * A person is always within reach: a call back, a slot (both on the booking site), or a call now (CH-004, CH-005,
 * SH-039).
 */
export function TalkToPerson() {
  const content = useSiteContent();
  const line = useOurLine();
  return (
    <section aria-labelledby="help" className={styles.talk}>
      <h2 id="help" tabIndex={-1}>
        {words.talkToPerson.heading}
      </h2>
      {content?.bookingUrl && (
        <>
          <ChoiceCard
            icon={phoneCall}
            title={words.talkToPerson.callBack}
            line={words.talkToPerson.callBackLine}
            href={bookingAddress(content.bookingUrl)}
            opensNewTab
          />
          <ChoiceCard
            icon={calendarCheck}
            title={words.talkToPerson.book}
            line={words.talkToPerson.bookLine}
            href={bookingAddress(content.bookingUrl)}
            opensNewTab
          />
        </>
      )}
      {content && (
        <ChoiceCard
          icon={phone}
          title={words.talkToPerson.call(content.callFromNumber)}
          line={line?.says ?? content.callHours}
          href={`tel:${content.callFromNumber.replaceAll(' ', '')}`}
        />
      )}
    </section>
  );
}
