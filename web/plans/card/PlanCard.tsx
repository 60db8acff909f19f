import type { Plan } from '@towpath/contracts/api/plans.ts';
import { ButtonLink } from '@towpath/design-system/buttons/ButtonLink.tsx';
import { Card } from '@towpath/design-system/cards/Card.tsx';
import { wasDueOn } from '@towpath/domain/plans/lateStep.ts';
import { planWords } from '@towpath/domain/plans/planWords.ts';
import { whyItWaits } from '@towpath/domain/plans/waitsForTalk.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import { sayWeekday } from '@towpath/domain/values/dayWords.ts';
import { today } from '../../data/today.ts';
import { paths } from '../../shell/paths.ts';
import { dayOfStep, nextOf } from '../nextOf.ts';
import styles from './cards.module.css';
import { TheirReason } from './TheirReason.tsx';
import { words } from './words.ts';

/** What they chose, and what one of us has said since. A reply that was kept before that was known has none of it. */
function saysOf({ product, doubt, adviserConfirmation }: Plan): string {
  if (doubt) {
    return `${words.chosen(product.name)} ${words.doubts[doubt.why](doubt.by, doubt.product.name)}`;
  }
  return words[adviserConfirmation === 'waits' ? 'wished' : 'chosen'](product.name);
}

/** What the person chose, and what comes next with it. */
export function PlanCard({
  plan,
  numberToRing,
}: {
  readonly plan: Plan;
  /** Where the call goes that the person waits for. */
  readonly numberToRing?: string | undefined;
}) {
  const next = nextOf(plan);
  const now = isoDate(today());
  const isClosed = whyItWaits(plan) === 'closed';
  // What is repaid says itself what comes next, once it is drawn up. A reply that was kept before it did has none of it.
  const said = plan.stands?.next ?? null;
  const due = next && said === null && !isClosed ? wasDueOn(next, now) : null;
  return (
    <Card as="section" tight labelledBy="own-plan">
      <h2 id="own-plan">{words.heading}</h2>
      <p>
        {saysOf(plan)}{' '}
        {isClosed
          ? `${planWords.closed.heading}. ${planWords.talkFirst}`
          : said === null
            ? next &&
              (due === null
                ? words.next(next.what, dayOfStep(next, now))
                : `${words.next(next.what, '')} ${words.wasDue(sayWeekday(due))}`)
            : plan.doubt === null && words.next(said, '')}{' '}
        {numberToRing !== undefined && !next?.at && words.number(numberToRing)}
      </p>
      <TheirReason answer={plan.theirAnswer} />
      <div className={styles.ways}>
        <ButtonLink variant="secondary" href={due === null ? paths.plan : `${paths.plan}#next`}>
          {due === null ? words.open : words.openLate}
        </ButtonLink>
      </div>
    </Card>
  );
}
