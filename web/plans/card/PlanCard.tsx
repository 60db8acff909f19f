import type { Plan } from '@towpath/contracts/api/plans.ts';
import { ButtonLink } from '@towpath/design-system/buttons/ButtonLink.tsx';
import { Card } from '@towpath/design-system/cards/Card.tsx';
import { planWords } from '@towpath/domain/plans/planWords.ts';
import { whyItWaits } from '@towpath/domain/plans/waitsForTalk.ts';
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
  const isClosed = whyItWaits(plan) === 'closed';
  // What is repaid says itself what comes next, once it is drawn up. A reply that was kept before it did has none of it.
  const said = plan.stands?.next ?? null;
  return (
    <Card as="section" tight labelledBy="own-plan">
      <h2 id="own-plan">{words.heading}</h2>
      <p>
        {saysOf(plan)}{' '}
        {isClosed
          ? `${planWords.closed.heading}. ${planWords.talkFirst}`
          : said === null
            ? next && words.next(next.what, dayOfStep(next))
            : plan.doubt === null && words.next(said, '')}{' '}
        {numberToRing !== undefined && !next?.at && words.number(numberToRing)}
      </p>
      <TheirReason answer={plan.theirAnswer} />
      <div className={styles.ways}>
        <ButtonLink variant="secondary" href={paths.plan}>
          {words.open}
        </ButtonLink>
      </div>
    </Card>
  );
}
