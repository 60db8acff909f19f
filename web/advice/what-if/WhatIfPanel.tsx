import type { RecommendationFacts } from '@towpath/contracts/api/recommendationFacts.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { RULES_VERSION } from '@towpath/domain/solutions/explain/rulesVersion.ts';
import type { Pence } from '@towpath/domain/values/pence.ts';
import { words } from '../words.ts';
import { Changes } from './Changes.tsx';
import { Outcome } from './Outcome.tsx';
import { useTrial } from './useTrial.ts';
import styles from './WhatIfPanel.module.css';

type WhatIfPanelProps = {
  readonly judged: RecommendationFacts;
  /** The version of the rules that judged the advice on the page. */
  readonly rulesVersion: number;
  /** So much more or less left each month is tried at once, in pence. */
  readonly shift: Pence;
};

/** Sliders and boxes for what may change, with what would fit beside them, judged here by the same rules. */
export function WhatIfPanel({ judged, rulesVersion, shift }: WhatIfPanelProps) {
  if (rulesVersion !== RULES_VERSION.number) return <OtherRules />;
  return <Trying judged={judged} shift={shift} />;
}

function Trying({ judged, shift }: Pick<WhatIfPanelProps, 'judged' | 'shift'>) {
  const { ground, trial, isChanged, round, change, putBack, outcome } = useTrial(judged, shift);
  return (
    <div className={styles.columns}>
      <div className={styles.changes}>
        <Changes key={round} ground={ground} trial={trial} onChange={change} />
        <Button variant="secondary" disabled={!isChanged} onClick={putBack}>
          {words.whatIf.putBack}
        </Button>
      </div>
      <Outcome {...outcome} isChanged={isChanged} />
    </div>
  );
}

/**
 * The page and its advice come from different versions of the rules, so this panel could contradict the
 * advice.
 */
function OtherRules() {
  return (
    <Notification tone="lightpurple" heading={words.whatIf.newer} headingLevel={3}>
      <p>{words.whatIf.loadAgainText}</p>
      <Button variant="secondary" size="small" onClick={() => location.reload()}>
        {words.whatIf.loadAgain}
      </Button>
    </Notification>
  );
}
