import type { RecommendationFacts } from '@towpath/contracts/api/recommendationFacts.ts';
import { useAnnounce } from '@towpath/design-system/feedback/LiveRegion.tsx';
import { recordOf } from '@towpath/domain/solutions/explain/record.ts';
import { rulebookOf } from '@towpath/domain/solutions/recommend/rules.ts';
import { compareRecords } from '@towpath/domain/solutions/what-if/compare.ts';
import { applyTrial, type Trial, trialOptions } from '@towpath/domain/solutions/what-if/trial.ts';
import {
  announcement,
  newAdviserReasons,
  sayTurns,
  WHAT_IF_WORDS,
} from '@towpath/domain/solutions/what-if/wording.ts';
import { readIsoDate } from '@towpath/domain/values/calendar-date.ts';
import type { Pence } from '@towpath/domain/values/pence.ts';
import { useEffect, useMemo, useState } from 'react';

/** How long the inputs must be still before the outcome is read out. */
const CALM = 800;

type Tried = {
  readonly trial: Trial;
  /** Counts resets, so that half-typed text is cleared too. */
  readonly round: number;
  readonly moved: boolean;
};

/**
 * A trial and its outcome, judged again after each change.
 *
 * @param shift so much more or less left each month is tried at once, in pence
 */
export function useTrial({ on, facts, limits }: RecommendationFacts, shift: Pence = 0) {
  const { day, rulebook, ground, before } = useMemo(() => {
    const day = readIsoDate(on);
    if (day === null) throw new Error('Facts were judged on a day.');
    // What is tried is kept nowhere, so no record needs the name of its limits.
    const rulebook = rulebookOf(limits, () => '');
    const ground = trialOptions(facts, day, rulebook.rulesOn);
    return { day, rulebook, ground, before: recordOf(facts, day, rulebook) };
  }, [facts, on, limits]);
  const [{ trial, round, moved }, setState] = useState<Tried>(() =>
    shift === 0 || ground.surplus === null
      ? { trial: {}, round: 0, moved: false }
      : { trial: { surplus: ground.surplus + shift }, round: 0, moved: true },
  );
  const changed = applyTrial(facts, day, trial, rulebook.rulesOn);
  const isChanged = changed !== facts;
  const after = isChanged ? recordOf(changed, day, rulebook) : before;
  const solutions = compareRecords(before, after);
  const turns = sayTurns(solutions);
  const forAdviser = newAdviserReasons(before, after);

  const announce = useAnnounce();
  const aloud = isChanged ? announcement(turns, forAdviser) : WHAT_IF_WORDS.putBack;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change is announced, also one with the same outcome
  useEffect(() => {
    if (!moved) return;
    const timer = setTimeout(() => announce(aloud), CALM);
    return () => clearTimeout(timer);
  }, [announce, aloud, moved, trial]);

  // What was read out is of this person: it does not stay on the page of whoever comes next.
  useEffect(() => () => announce(''), [announce]);

  return {
    ground,
    trial,
    isChanged,
    round,
    change: (next: Trial) => setState(state => ({ ...state, trial: next, moved: true })),
    putBack: () => setState(state => ({ trial: {}, round: state.round + 1, moved: true })),
    outcome: { before, after, solutions, turns, forAdviser },
  };
}
