import type { Recommendation } from '@towpath/contracts/api/recommendation.ts';
import { recommendationFacts } from '@towpath/contracts/api/recommendationFacts.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Fold } from '@towpath/design-system/cards/Fold.tsx';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { TroubleState } from '@towpath/design-system/feedback/TroubleState.tsx';
import { formatWholePounds } from '@towpath/domain/values/pence.ts';
import { Suspense, useState } from 'react';
import { api } from '../../data/client.ts';
import { useOperation } from '../../data/remote.ts';
import { onDemand } from '../../shell/onDemand.tsx';
import { allSolutions } from '../solutionTexts.ts';
import { words } from '../words.ts';
import styles from './WhatIf.module.css';

const WhatIfPanel = onDemand(async () => (await import('./WhatIfPanel.tsx')).WhatIfPanel);

/** So much more or less a month is one tap away, in pence. */
const STEP = 40_00;

/**
 * Where a person can try what a change would do. The rules and the facts load when it is opened and stay in
 * this page, so it works without a connection from then on. Shows nothing where nothing was judged. Folded, it is one
 * line, for somebody who has more to see to first.
 */
export function WhatIf({ advice, isFolded = false }: { advice: Recommendation; isFolded?: boolean }) {
  const { recordId, rulesVersion } = advice;
  /** Open, with so much more or less a month tried at once; null while closed. */
  const [shift, setShift] = useState<number | null>(null);
  const open = shift !== null;
  const facts = useOperation(async (id: string) => {
    const [answer] = await Promise.all([
      api(recommendationFacts, { params: { recordId: id } }),
      WhatIfPanel.fetchAhead(),
    ]);
    return answer;
  });
  const hasMonth = advice.left !== null;
  if (recordId === null || advice.status === 'incomplete' || allSolutions(advice).length === 0) return null;

  function toggle(id: string, next: number) {
    setShift(open && (next === shift || next === 0) ? null : next);
    if (!facts.answer) void facts.trigger(id);
  }
  const control = (next: number) => ({
    'aria-expanded': open && shift === next,
    'aria-controls': open ? 'what-if-panel' : undefined,
    onClick: () => toggle(recordId, next),
  });

  const inside = (
    <>
      <p className={styles.lead}>{words.whatIf.lead}</p>
      <div className={styles.chips}>
        {hasMonth && (
          <>
            <Button variant="secondary" size="small" {...control(STEP)}>
              {words.whatIf.more(formatWholePounds(STEP))}
              <span className="visually-hidden">{words.whatIf.aMonthHidden}</span>
            </Button>
            <Button variant="secondary" size="small" {...control(-STEP)}>
              {words.whatIf.less(formatWholePounds(STEP))}
              <span className="visually-hidden">{words.whatIf.aMonthHidden}</span>
            </Button>
          </>
        )}
        <Button
          variant="secondary"
          size="small"
          aria-expanded={open}
          aria-controls={open ? 'what-if-panel' : undefined}
          onClick={() => toggle(recordId, 0)}
        >
          {open ? words.whatIf.close : words.whatIf.open}
          {!open && <span className="visually-hidden">{words.whatIf.changeHidden}</span>}
        </Button>
      </div>
      {open && (
        <div id="what-if-panel" className={styles.panel}>
          {facts.answer && (
            <Suspense fallback={<Loading label={words.whatIf.loading} />}>
              <WhatIfPanel key={shift} judged={facts.answer} rulesVersion={rulesVersion} shift={shift} />
            </Suspense>
          )}
          {!facts.answer && facts.error && (
            <TroubleState
              headingLevel={3}
              retrying={facts.isFetching}
              onRetry={() => void facts.trigger(recordId)}
            >
              {facts.error.message}
            </TroubleState>
          )}
          {!facts.answer && !facts.error && (
            <Loading label={words.whatIf.loading} skeleton={[40, 100, 100]} />
          )}
        </div>
      )}
    </>
  );
  if (isFolded) {
    return (
      <div className="no-print">
        <Fold heading={words.whatIf.heading}>{inside}</Fold>
      </div>
    );
  }
  return (
    <section className={`${styles.whatIf} no-print`} aria-labelledby="what-if">
      <h2 className={styles.heading} id="what-if">
        {words.whatIf.heading}
      </h2>
      {inside}
    </section>
  );
}
