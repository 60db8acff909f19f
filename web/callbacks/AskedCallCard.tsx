import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { phoneCall } from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { sayCallTime } from '@towpath/domain/people/callTime.ts';
import type { ReactNode } from 'react';
import { londonMoment } from '../data/londonMoment.ts';
import { useSiteContent } from '../journey/siteContent.ts';
import styles from './AskedCallCard.module.css';
import type { AskedCall } from './state/askedCalls.ts';
import { words } from './words.ts';

/** A call that was asked for: the number we call, whom we ask for, from which number and when we call. */
export function AskedCallCard({
  call,
  onChange,
  children,
}: {
  call: Pick<AskedCall, 'contactName' | 'contactNumber'> &
    Partial<Pick<AskedCall, 'safeTimes' | 'notBefore' | 'dueBy' | 'triesInVain'>>;
  /** Lets the person give another number. */
  onChange?: (() => void) | undefined;
  /** What else can be done with it. */
  children?: ReactNode;
}) {
  const content = useSiteContent();
  const plan = planOf(call);
  const tries = call.triesInVain ?? 0;
  return (
    <section className={styles.card} aria-labelledby="asked-call">
      <div className={styles.head}>
        <Glyph of={phoneCall} />
        <div>
          <h2 id="asked-call">{words.asked.heading}</h2>
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
            <div>
              <dt>{words.asked.when}</dt>
              {plan && <dd>{plan}</dd>}
              <dd>{call.safeTimes?.length ? words.asked.safe(call.safeTimes) : content.callHours}</dd>
            </div>
          </>
        )}
      </dl>
      {children && <div className={styles.ways}>{children}</div>}
    </section>
  );
}

/**
 * When the call comes, in words; undefined where that is not planned: right after it was asked for, and where we never ring
 * at a time that is safe.
 */
function planOf({ notBefore, dueBy }: Partial<Pick<AskedCall, 'notBefore' | 'dueBy'>>): string | undefined {
  if (!dueBy || !notBefore) return undefined;
  const by = londonMoment(new Date(dueBy));
  const from = londonMoment(new Date(notBefore));
  return sayCallTime({ notBefore: from, by }, londonMoment(new Date()));
}
