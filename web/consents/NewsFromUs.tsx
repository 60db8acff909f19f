import { giveConsent } from '@towpath/contracts/api/consents.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Card } from '@towpath/design-system/cards/Card.tsx';
import { useAnnounce } from '@towpath/design-system/feedback/LiveRegion.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { CONSENT_TYPES } from '@towpath/domain/people/consents.ts';
import { api } from '../data/client.ts';
import { useOperation, useRemote } from '../data/remote.ts';
import { type ChannelConsent, readGivenConsents } from './givenConsents.ts';
import styles from './NewsFromUs.module.css';
import { words } from './words.ts';

/**
 * The person's choice about news from us, with a button for the opposite: withdrawing is as easy as
 * consenting. Shows nothing for a channel they were never asked about.
 */
export function NewsFromUs() {
  const consents = useRemote(readGivenConsents);
  if (!consents.answer || consents.answer.length === 0) return null;
  return (
    <Card as="section" tight labelledBy="news-heading">
      <h2 id="news-heading" className="h3">
        {words.newsFromUs.heading}
      </h2>
      <ul className={styles.channels}>
        {consents.answer.map(consent => (
          <Channel key={consent.channelId} consent={consent} onChanged={consents.again} />
        ))}
      </ul>
    </Card>
  );
}

function Channel({ consent, onChanged }: { consent: ChannelConsent; onChanged: () => Promise<unknown> }) {
  const announce = useAnnounce();
  const { name, channelId, hasConsented } = consent;
  const changing = useOperation(async () => {
    const body = {
      consentTypeId: CONSENT_TYPES.marketing,
      consentChannelTypeId: channelId,
      hasConsented: !hasConsented,
    };
    await api(giveConsent, { body });
    await onChanged();
    announce(words.newsFromUs.saved(name, !hasConsented));
  });
  return (
    <li>
      <div className="row row-between">
        <span>
          {words.newsFromUs.channel(name)} <b>{hasConsented ? words.newsFromUs.yes : words.newsFromUs.no}</b>
        </span>
        <Button
          variant="tertiary"
          size="small"
          loading={changing.isFetching}
          onClick={() => changing.trigger()}
        >
          {hasConsented ? words.newsFromUs.stop : words.newsFromUs.sayYes}
          <span className="visually-hidden">{words.newsFromUs.toNewsBy(name)}</span>
        </Button>
      </div>
      {changing.error && <Notification tone="red">{changing.error.message}</Notification>}
    </li>
  );
}
