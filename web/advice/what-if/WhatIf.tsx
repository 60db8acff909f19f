import type { Recommendation } from '@towpath/contracts/api/recommendation.ts';
import { recommendationFacts } from '@towpath/contracts/api/recommendationFacts.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { TroubleState } from '@towpath/design-system/feedback/TroubleState.tsx';
import { Suspense, useState } from 'react';
import { api } from '../../data/client.ts';
import { useOperation } from '../../data/remote.ts';
import { onDemand } from '../../shell/onDemand.tsx';
import { allSolutions } from '../solutionTexts.ts';
import { words } from '../words.ts';
import styles from './WhatIf.module.css';

const WhatIfPanel = onDemand(async () => (await import('./WhatIfPanel.tsx')).WhatIfPanel);

/**
 * Where a person can try what a change would do. The rules and the facts load when it is opened and stay in
 * this page, so it works without a connection from then on. Shows nothing where nothing was judged.
 */
export function WhatIf({ advice }: { advice: Recommendation }) {
  const { recordId, rulesVersion } = advice;
  const [open, setOpen] = useState(false);
  const facts = useOperation(async (id: string) => {
    const [answer] = await Promise.all([
      api(recommendationFacts, { params: { recordId: id } }),
      WhatIfPanel.fetchAhead(),
    ]);
    return answer;
  });
  if (recordId === null || advice.status === 'incomplete' || allSolutions(advice).length === 0) return null;

  function toggle(id: string) {
    setOpen(!open);
    if (!open && !facts.answer) void facts.trigger(id);
  }

  return (
    <section className={`${styles.whatIf} no-print`} aria-labelledby="what-if">
      <h2 id="what-if">{words.whatIf.heading}</h2>
      <p className={styles.lead}>
        {words.whatIf.lead} <b>{words.whatIf.onlyTries}</b>
      </p>
      <Button
        variant="secondary"
        aria-expanded={open}
        aria-controls={open ? 'what-if-panel' : undefined}
        onClick={() => toggle(recordId)}
      >
        {open ? words.whatIf.close : words.whatIf.open}
      </Button>
      {open && (
        <div id="what-if-panel" className={styles.panel}>
          {facts.answer && (
            <Suspense fallback={<Loading label={words.whatIf.loading} />}>
              <WhatIfPanel judged={facts.answer} rulesVersion={rulesVersion} />
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
    </section>
  );
}
