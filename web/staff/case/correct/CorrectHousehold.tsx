import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import { type caseHousehold, correctHousehold } from '@towpath/contracts/api/staffHousehold.ts';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { Counter } from '@towpath/design-system/inputs/Counter.tsx';
import {
  ALONE,
  HOUSEHOLD_BOUNDS,
  HOUSEHOLD_COUNTERS,
  type SavedHousehold,
  savedHousehold,
  shownCounters,
} from '@towpath/domain/household/makeup.ts';
import { useState } from 'react';
import { useOperation } from '../../../data/remote.ts';
import { staffApi } from '../../staffApi.ts';
import { useDraft, useDraftField } from '../../typed.ts';
import { messageAt } from '../messageAt.ts';
import { Correction } from './Correction.tsx';
import { rebased } from './debt/debtTyped.ts';
import { words } from './words.ts';

export type Home = AnswerOf<typeof caseHousehold>;

type CorrectHouseholdProps = {
  readonly customerId: string;
  /** Null where they have not said it yet. */
  readonly household: SavedHousehold | null;
  readonly hidesAdditionalAdults: boolean;
  readonly label: string;
  /** Reads the household anew. */
  readonly again: () => Promise<Home | undefined>;
  /** With the parts of the budget that have to be looked at again, by name. */
  readonly onSaved: (reopened: readonly string[]) => Promise<unknown>;
  readonly onCancel: () => void;
};

/** Who lives with the person, in a line. */
export function whoLives(household: SavedHousehold): string {
  const some = HOUSEHOLD_COUNTERS.filter(({ savedAs }) => household[savedAs] > 0);
  return (
    some.map(({ savedAs, label }) => `${label}: ${household[savedAs]}`).join(', ') || words.household.alone
  );
}

/** Who lives with the person, counted anew with them, by the counters of their own step. */
export function CorrectHousehold(props: CorrectHouseholdProps) {
  const { customerId, household, hidesAdditionalAdults, label, again } = props;
  const { fields, onSaved, onCancel } = useDraft(`right household ${customerId}`, props);
  // Of the household as it was: one that somebody else has changed since is read anew.
  const first = household ?? savedHousehold(ALONE);
  const [counts, setCounts] = useDraftField(fields, JSON.stringify(household), first);
  const [reason, setReason] = useDraftField(fields, 'why', '');
  const [changedTo, setChangedTo] = useState<string>();
  const saving = useOperation(() =>
    staffApi(correctHousehold, { params: { customerId }, body: { reason, ...counts, was: household } }),
  );
  async function save() {
    const saved = await saving.trigger();
    if (saved) await onSaved(saved.reopened);
  }
  async function lookAgain() {
    const now = (await again())?.household;
    if (!now) return;
    saving.reset();
    setCounts(typed => rebased(typed, first, now));
    setChangedTo(whoLives(now));
  }
  return (
    <Correction
      label={label}
      name="right-household"
      reason={reason}
      onReason={setReason}
      saving={saving}
      onSave={save}
      onCancel={onCancel}
      onLookAgain={lookAgain}
      notice={
        changedTo !== undefined && (
          <Notification tone="orange" heading={words.meanwhile} headingLevel={3}>
            {words.now(changedTo)}
          </Notification>
        )
      }
    >
      <div>
        {shownCounters(hidesAdditionalAdults).map(({ field, savedAs, label: of }) => (
          <Counter
            key={field}
            name={`right-${field}`}
            label={of}
            value={counts[savedAs]}
            min={HOUSEHOLD_BOUNDS.lowest}
            max={HOUSEHOLD_BOUNDS.highest}
            moreLabel={words.household.more(of)}
            fewerLabel={words.household.fewer(of)}
            onChange={count => setCounts({ ...counts, [savedAs]: count })}
            error={messageAt(saving.error, savedAs)}
          />
        ))}
      </div>
    </Correction>
  );
}
