import { ButtonLink } from '@towpath/design-system/buttons/ButtonLink.tsx';
import { Ring } from '@towpath/design-system/progress/Ring.tsx';
import styles from './NextCard.module.css';
import type { NextStep } from './nextStep.ts';

/** Names the next step and leads to it. */
export function NextCard({ next }: { next: NextStep }) {
  return (
    <section className={styles.next} aria-labelledby="next-heading">
      <Ring value={next.of === 0 ? 0 : next.done / next.of} text={`${next.done} of ${next.of}`} onDark />
      <div>
        <h2 id="next-heading" className="h3">
          {next.heading}
        </h2>
        <p className="small">{next.line}</p>
      </div>
      <ButtonLink variant="lamp" href={next.href}>
        {next.action}
      </ButtonLink>
    </section>
  );
}
