import { TextButton, TextLink } from '@towpath/design-system/buttons/TextButton.tsx';
import { Disclosure } from '@towpath/design-system/cards/Disclosure.tsx';
import { displayName } from '@towpath/domain/people/names.ts';
import { isNotSentYet } from '@towpath/domain/plans/planState.ts';
import { isRepaid } from '@towpath/domain/plans/repayment/repaidWays.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { SpeakToUs } from '../advice/SpeakToUs.tsx';
import { BookedTalkCard } from '../bookings/card/BookedTalkCard.tsx';
import { OwnCall } from '../callbacks/OwnCall.tsx';
import { useSiteContent } from '../journey/siteContent.ts';
import { bookingAddress } from '../shell/bookingAddress.ts';
import styles from './Plans.module.css';
import type { PlanRead } from './WithPlan.tsx';
import { words } from './words.ts';

type TalkWithUsProps = {
  readonly read: PlanRead;
  /** Reads all anew, once a call was asked for. */
  readonly again: () => void;
};

/** How who has chosen talks with us: the talk that they booked, the call that they wait for, or the form that asks for one. */
export function TalkWithUs({ read, again }: TalkWithUsProps) {
  // Thanks stand where the form was, until the page is opened again.
  const [asksHere, setAsksHere] = useState(false);
  // Who has a talk booked may ask for a call besides.
  const [asksBesides, setAsksBesides] = useState(false);
  const section = useRef<HTMLElement>(null);
  const content = useSiteContent();
  const { beside, call, talk, plan } = read;
  // The call is a step of the way until something went out: after that it is there for whoever wants it.
  const isUnderWay = plan !== null && isRepaid(plan.product.shortName) && !isNotSentYet(plan.state);
  const { details, stepId } = beside;
  const { forename, surname, contactNumber } = details;
  const booking = content?.bookingUrl;
  // The button that asked goes: the focus goes to what has come in its place.
  useEffect(() => {
    if (asksBesides) section.current?.querySelector('input')?.focus();
  }, [asksBesides]);
  const asksNot = !call || asksHere;
  const slot = !talk && !call && !asksHere && booking && (
    <p className={styles.slot}>
      <TextLink href={bookingAddress(booking)}>{words.plan.book}</TextLink>
    </p>
  );
  return (
    <section id="talk" ref={section} className={styles.section} aria-label={words.plan.talk}>
      {talk && <BookedTalkCard booking={talk} />}
      {!asksNot && <OwnCall call={call} />}
      {asksNot && talk && !asksBesides && (
        <p className={styles.enough}>
          {words.plan.enough[talk.way]}{' '}
          {stepId && <TextButton onClick={() => setAsksBesides(true)}>{words.plan.ask}</TextButton>}
        </p>
      )}
      {asksNot && (!talk || asksBesides) && stepId && (
        <Folded isFolded={isUnderWay && !asksBesides}>
          <SpeakToUs
            stepId={stepId}
            name={displayName({ forename, surname })}
            knownNumber={contactNumber}
            onAsked={() => {
              setAsksHere(true);
              again();
            }}
          />
          {isUnderWay && slot}
        </Folded>
      )}
      {!isUnderWay && slot}
    </section>
  );
}

/** What is in its place, or one press away. */
function Folded({ isFolded, children }: { readonly isFolded: boolean; readonly children: ReactNode }) {
  return isFolded ? <Disclosure summary={words.plan.ring}>{children}</Disclosure> : children;
}
