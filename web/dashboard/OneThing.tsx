import type { UrgentMatters } from '@towpath/contracts/api/advice.ts';
import { Anchor } from '@towpath/design-system/links.tsx';
import { helpOf } from '@towpath/domain/people/helpOf.ts';
import { UK_NATIONS } from '@towpath/domain/people/nation.ts';
import { useSiteContent } from '../journey/siteContent.ts';
import { Numbers } from '../urgent/Numbers.tsx';
import { OtherMatters } from '../urgent/UrgentMatters.tsx';
import { WHOM_TO_RING } from './leads/leadsTo.ts';
import styles from './OneThing.module.css';
import { words } from './words.ts';

/** Our guide to each threat and need, by its code without when it is. */
const GUIDES: Readonly<Record<string, string>> = {
  BAILIFFS: 'guide-bailiffs',
  COURT: 'guide-court-letter',
  CREDITOR_PETITION: 'guide-court-letter',
  NO_ESSENTIALS: 'guide-essentials',
  NO_FOOD: 'guide-essentials',
  DISCONNECTION: 'guide-essentials',
};

/**
 * The one thing to do today, where something cannot wait: the most dangerous of it, with whom to ring and what to say.
 * The rest is a line each. It stands before everything else.
 */
export function OneThing({ urgent, nation }: UrgentMatters) {
  const content = useSiteContent();
  const [first, ...rest] = urgent;
  if (first === undefined) return null;
  const guide = helpOf(
    content?.help ?? [],
    [GUIDES[first.code.replace('_SOON', '')] ?? ''],
    UK_NATIONS.find(one => one === nation),
  )[0];
  return (
    <section className={styles.today} aria-label={words.oneThing.over} id={WHOM_TO_RING} tabIndex={-1}>
      <div className={styles.card}>
        <p className={styles.over}>{words.oneThing.over}</p>
        <h2>{first.step.heading}</h2>
        <p>
          {first.says} {first.step.ringsThem && words.oneThing.theirNumber}
        </p>
        <Numbers step={first.step} onDark />
        <p className={styles.say}>
          <b>{words.oneThing.couldSay}</b> “{first.step.say}”
        </p>
        {guide?.url && (
          <p>
            <Anchor className={styles.guide} href={guide.url}>
              {guide.name}
            </Anchor>
          </p>
        )}
      </div>
      {rest.length > 0 && (
        <>
          <h2 className={`h3 ${styles.also}`}>{words.oneThing.also}</h2>
          <OtherMatters first={first} rest={rest} />
        </>
      )}
    </section>
  );
}
