import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { phoneCall } from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { Anchor } from '@towpath/design-system/links.tsx';
import type { ReactNode } from 'react';
import { Leaf } from '../bookings/card/Leaf.tsx';
import { accessToken } from '../data/session.ts';
import { useSiteContent } from '../journey/siteContent.ts';
import { paths } from '../shell/paths.ts';
import styles from './AskedCallCard.module.css';
import { plannedTime } from './plannedTime.ts';
import type { AskedCall } from './state/askedCalls.ts';
import { words } from './words.ts';

/** A call that was asked for: when it comes, the number we call, whom we ask for, from which number, and what we say. */
export function AskedCallCard({
  call,
  onChange,
  children,
}: {
  call: Pick<AskedCall, 'contactName' | 'contactNumber'> &
    Partial<Pick<AskedCall, 'safeTimes' | 'sayToOthers' | 'notBefore' | 'dueBy' | 'triesInVain'>>;
  /** Lets the person give another number. */
  onChange?: (() => void) | undefined;
  /** What else can be done with it. */
  children?: ReactNode;
}) {
  const content = useSiteContent();
  const planned = plannedTime(call, new Date());
  const tries = call.triesInVain ?? 0;
  // Beside the time of this call, the hours in which we call at all say nothing more.
  const isSafe = (call.safeTimes ?? []).length > 0;
  return (
    <section className={styles.card} aria-labelledby="asked-call">
      <div className={styles.head}>
        {planned?.day ? <Leaf day={planned.day} /> : <Glyph of={phoneCall} />}
        <div data-planned={planned !== undefined}>
          <h2 id="asked-call">{words.asked.heading}</h2>
          {planned && <p className={styles.when}>{planned.says}</p>}
          <p>{words.asked.free}</p>
        </div>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{words.asked.weCall}</dt>
          <dd>
            {call.contactNumber}
            {onChange && (
              <TextButton onClick={onChange}>
                {words.asked.change}
                <span className="visually-hidden">{words.asked.theNumber}</span>
              </TextButton>
            )}
          </dd>
        </div>
        {call.contactName && (
          <div>
            <dt>{words.asked.askFor}</dt>
            <dd>{call.contactName}</dd>
          </div>
        )}
        {tries > 0 && (
          <div>
            <dt>{words.asked.soFar}</dt>
            <dd>{words.asked.tried(tries)}</dd>
          </div>
        )}
        {content && (
          <>
            <div>
              <dt>{words.asked.from}</dt>
              <dd>
                <a href={`tel:${content.callFromNumber.replaceAll(' ', '')}`}>{content.callFromNumber}</a>
              </dd>
            </div>
            {(isSafe || !planned?.day) && (
              <div>
                <dt>{isSafe ? words.asked.when : words.asked.hours}</dt>
                <dd>{isSafe ? words.asked.safe(call.safeTimes ?? []) : content.callHours}</dd>
              </div>
            )}
          </>
        )}
        {call.sayToOthers !== undefined && <SomebodyElse says={call.sayToOthers} />}
      </dl>
      {children && <div className={styles.ways}>{children}</div>}
    </section>
  );
}

/** What we say where somebody else answers. Who has an account says so there. */
function SomebodyElse({ says }: { readonly says: string | null }) {
  return (
    <div>
      <dt>{words.asked.somebodyElse}</dt>
      <dd>
        {says === null ? words.asked.saysNothing : words.asked.says(says)}
        {accessToken() !== undefined && (
          <Anchor href={`${paths.account}#safe-contact`}>
            {words.asked.change}
            <span className="visually-hidden">{words.asked.whatWeSay}</span>
          </Anchor>
        )}
      </dd>
    </div>
  );
}
