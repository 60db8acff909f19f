import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import { type casePlan, noteReviewOfPlan } from '@towpath/contracts/api/staffPlans.ts';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { Select } from '@towpath/design-system/inputs/Select.tsx';
import { TextField } from '@towpath/design-system/inputs/TextField.tsx';
import { MIDWAY_OUTCOMES, MIDWAY_REASONS } from '@towpath/domain/plans/ways/midwayReview.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { staffApi } from '../../staffApi.ts';
import { useTypedUntilSent } from '../../typed.ts';
import styles from '../Case.module.css';
import { NotingForm } from '../NotingForm.tsx';
import { words } from '../planWords.ts';

const say = words.midway;

type Midway = NonNullable<NonNullable<AnswerOf<typeof casePlan>['plan']>['midway']>;

type MidwayProps = {
  readonly customerId: string;
  /** The Breathing Space that runs. */
  readonly planId: string;
  readonly midway: Midway | null;
  /** Whether whoever looks may note it. */
  readonly mayNote: boolean;
  readonly onNoted: () => Promise<void>;
};

/** The review in the middle of a Breathing Space: when it is due, what came of it, and the form in which one of us notes that. */
export function MidwayInCase({ midway, ...props }: MidwayProps) {
  if (!midway) return null;
  const { stands, from, until, noted } = midway;
  if (noted) {
    const { on, by, outcome, reason } = noted;
    return (
      <p className={styles.small}>
        {say.noted(sayDay(on), by)} {say.outcomes[outcome]}
        {reason && `. ${say.reasons[reason]}`}
      </p>
    );
  }
  if (stands === 'to come' || stands === 'done') {
    return <p className={styles.small}>{say.toCome(sayDay(from), sayDay(until))}</p>;
  }
  return (
    <Notification
      tone={stands === 'late' ? 'red' : 'orange'}
      live={false}
      heading={say.heading[stands]}
      headingLevel={3}
    >
      <p>{say[stands](sayDay(until))}</p>
      {props.mayNote && <ReviewForm {...props} today={midway.today} />}
    </Notification>
  );
}

function ReviewForm({ customerId, planId, today, onNoted }: Omit<MidwayProps, 'midway'> & { today: string }) {
  const [on, setOn, forgetOn] = useTypedUntilSent(`review ${planId} on`, today);
  const [picked, setPicked, forgetPicked] = useTypedUntilSent(`review ${planId} outcome`, '');
  const [why, setWhy, forgetWhy] = useTypedUntilSent(`review ${planId} reason`, '');
  const outcome = MIDWAY_OUTCOMES.find(one => one === picked);
  const isEnded = outcome === 'ended';
  const reason = isEnded ? (MIDWAY_REASONS.find(one => one === why) ?? null) : null;
  async function send() {
    if (!outcome) return false;
    const body = { planId, on, outcome, reason };
    await staffApi(noteReviewOfPlan, { params: { customerId }, body });
    return true;
  }
  return (
    <NotingForm
      name="review"
      fields={['outcome', 'reason', 'on']}
      lacks={!outcome ? 'outcome' : isEnded && !reason ? 'reason' : on === '' ? 'on' : null}
      send={send}
      onNoted={() => {
        forgetOn();
        forgetPicked();
        forgetWhy();
        return onNoted();
      }}
      button={say.button}
      busy={say.noting}
    >
      {wrongAt => (
        <>
          <Select
            name="review-outcome"
            label={say.outcome}
            placeholder={say.pick}
            options={MIDWAY_OUTCOMES.map(one => ({ value: one, label: say.outcomes[one] }))}
            value={picked}
            onChange={setPicked}
            error={wrongAt('outcome', say.missing.outcome)}
          />
          {isEnded && (
            <>
              <Select
                name="review-reason"
                label={say.reason}
                placeholder={say.pick}
                options={MIDWAY_REASONS.map(one => ({ value: one, label: say.reasons[one] }))}
                value={why}
                onChange={setWhy}
                error={wrongAt('reason', say.missing.reason)}
              />
              <p className={styles.small}>{say.unfair}</p>
              <p className={styles.small}>{say.ends}</p>
            </>
          )}
          <TextField
            name="review-on"
            type="date"
            label={say.on}
            value={on}
            onChange={setOn}
            width={12}
            error={wrongAt('on', say.missing.on)}
          />
        </>
      )}
    </NotingForm>
  );
}
