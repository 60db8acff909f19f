import type { Plan } from '@towpath/contracts/api/plans.ts';
import { ButtonLink } from '@towpath/design-system/buttons/ButtonLink.tsx';
import { TextLink } from '@towpath/design-system/buttons/TextButton.tsx';
import { Card } from '@towpath/design-system/cards/Card.tsx';
import { planWords } from '@towpath/domain/plans/planWords.ts';
import { useSiteContent } from '../journey/siteContent.ts';
import { bookingAddress } from '../shell/bookingAddress.ts';
import styles from './Plans.module.css';
import { words } from './words.ts';

const say = words.plan.talkBefore;

type TalkFirstProps = {
  readonly plan: Pick<Plan, 'talk'>;
  /** A talk is booked, or a call is asked for. */
  readonly isArranged: boolean;
};

/** That an insolvency waits for a talk, with the ways to one; nothing once it is noted, and for what is none. */
export function TalkFirst({ plan: { talk }, isArranged }: TalkFirstProps) {
  const booking = useSiteContent()?.bookingUrl;
  // A reply that was kept before talks were noted has none of it.
  if (!talk?.waits) return null;
  const isToNote = talk.isHad;
  return (
    <Card as="section" labelledBy="talk-first">
      <div className="stack-small">
        <h2 id="talk-first">{isToNote ? say.hadHeading : say.heading}</h2>
        <p>{isToNote ? say.had : isArranged ? say.arranged : say.text}</p>
        {!isArranged && !isToNote && (
          <p className={styles.ways}>
            {booking && <ButtonLink href={bookingAddress(booking)}>{say.book}</ButtonLink>}
            <TextLink href="#talk">{say.ask}</TextLink>
          </p>
        )}
        {!isToNote && <p className="small muted">{planWords.otherWays}</p>}
      </div>
    </Card>
  );
}
