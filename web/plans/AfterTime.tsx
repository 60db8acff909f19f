import type { Plan } from '@towpath/contracts/api/plans.ts';
import { ButtonLink } from '@towpath/design-system/buttons/ButtonLink.tsx';
import { classNames } from '@towpath/design-system/classNames.ts';
import { givesTimeNow } from '@towpath/domain/plans/givesTime.ts';
import styles from './Plans.module.css';
import { words } from './words.ts';

type AfterTimeProps = {
  readonly plan: Plan;
  /** Where the person goes to see their advice. */
  readonly back: string;
};

/** While a plan only gives time: that what comes after it can be chosen by now, with the way to it. */
export function AfterTime({ plan, back }: AfterTimeProps) {
  if (!givesTimeNow(plan.product.shortName, plan.state)) return null;
  return (
    <section className={classNames(styles.section, 'stack-small')} aria-labelledby="after">
      <h2 id="after">{words.time.next}</h2>
      <p>{words.time.nextText}</p>
      <p>
        <ButtonLink href={back}>{words.time.seeNext}</ButtonLink>
      </p>
    </section>
  );
}
