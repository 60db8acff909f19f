import { changeReminders, type Repayment } from '@towpath/contracts/api/repayment.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { TextLink } from '@towpath/design-system/buttons/TextButton.tsx';
import { Disclosure } from '@towpath/design-system/cards/Disclosure.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { Select } from '@towpath/design-system/inputs/Select.tsx';
import { REMINDER_DAYS } from '@towpath/domain/plans/repayment/reminding.ts';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../data/client.ts';
import { wordsOfFailure } from '../../data/failure.ts';
import { useOperation } from '../../data/remote.ts';
import styles from './Repayment.module.css';
import { words } from './words.ts';

type Days = Repayment['reminders']['daysBefore'];
const OFF = 'off';

type RemindersProps = Pick<Repayment, 'planId' | 'reminders'>;

/** Whether the person is reminded of the days of their plan by mail, and how long before a payment. */
export function Reminders({ planId, reminders }: RemindersProps) {
  const says = words.reminders;
  const [kept, setKept] = useState<Days>(reminders.daysBefore);
  const [picked, setPicked] = useState<Days>(reminders.daysBefore);
  const section = useRef<HTMLElement>(null);
  const trouble = useRef<HTMLDivElement>(null);
  const saving = useOperation(async (daysBefore: Days) => {
    const answer = await api(changeReminders, { params: { planId }, body: { daysBefore } });
    setKept(answer.daysBefore);
    return says.saved(answer.daysBefore);
  });
  useEffect(() => {
    if (saving.error) trouble.current?.focus();
  }, [saving.error]);
  return (
    <section ref={section} className="no-print" aria-label={says.heading}>
      <Disclosure summary={says.how(kept)}>
        <div className={styles.reminders}>
          <p>{says.text}</p>
          {reminders.canBeMailed ? (
            <form
              onSubmit={event => {
                event.preventDefault();
                if (!saving.isFetching) void saving.trigger(picked);
              }}
            >
              {saving.error && (
                <div ref={trouble} tabIndex={-1}>
                  <Notification tone="red" heading={words.trouble}>
                    {wordsOfFailure(saving.error)}
                  </Notification>
                </div>
              )}
              <Select
                name="reminders"
                label={says.label}
                labelStyle="field"
                required
                value={picked === null ? OFF : String(picked)}
                onChange={value => {
                  saving.reset();
                  setPicked(REMINDER_DAYS.find(days => String(days) === value) ?? null);
                }}
                options={[
                  { value: OFF, label: says.off },
                  ...REMINDER_DAYS.map(days => ({ value: String(days), label: says.days[days] })),
                ]}
              />
              <p className={styles.row}>
                <Button
                  size="small"
                  variant="secondary"
                  type="submit"
                  loading={saving.isFetching}
                  loadingLabel={words.saving}
                >
                  {says.save}
                </Button>
                {kept !== null && picked !== null && (
                  <Button size="small" variant="secondary" onClick={() => void stop()}>
                    {says.stop}
                  </Button>
                )}
              </p>
            </form>
          ) : (
            <p>
              {says.noEmail} <TextLink href="/account">{says.account}</TextLink>
            </p>
          )}
        </div>
      </Disclosure>
      <p className="small muted" role="status">
        {saving.isFetching ? null : saving.answer}
      </p>
    </section>
  );

  async function stop() {
    setPicked(null);
    // The button that stops them goes with them.
    section.current?.querySelector('select')?.focus();
    await saving.trigger(null);
  }
}
