import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import type { MySupportNeeds, supportNeeds } from '@towpath/contracts/api/health.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { CheckboxList } from '@towpath/design-system/inputs/CheckboxList.tsx';
import { RadioList } from '@towpath/design-system/inputs/RadioList.tsx';
import { useState } from 'react';
import { StepHeading } from '../../journey/steps/StepHeading.tsx';
import { useOwnSave } from '../../journey/steps/useOwnSave.ts';
import { needsSave } from '../state/healthSaves.ts';
import { HEALTH, type KeptNeeds, useKeptHealth } from '../state/keptForm.ts';
import { words } from '../words.ts';
import { ConsentWords } from './ConsentWords.tsx';
import styles from './health.module.css';

type SupportNeedsProps = {
  readonly stepId: string;
  readonly all: AnswerOf<typeof supportNeeds>;
  readonly mine: MySupportNeeds;
  readonly onSaved: () => Promise<void>;
  readonly onBack: () => void;
};

/**
 * How a person wants to be talked or written to. The list shows only after consent to keep it; a No deletes what was
 * kept.
 */
export function SupportNeeds({ stepId, all, mine, onSaved, onBack }: SupportNeedsProps) {
  const { save, saving, failure, forget } = useOwnSave(stepId, HEALTH, needsSave, { onSaved });
  const kept = useKeptHealth().needs;
  const [form, setForm] = useState<KeptNeeds | undefined>(() => kept.read() ?? savedForm(mine));
  const read = { ids: mine.supportNeedIds, was: mine.supportNeedIds };
  const [asked, setAsked] = useState(false);
  const name = `${stepId}-support`;

  function change(next: KeptNeeds) {
    setForm(next);
    setAsked(false);
    kept.keep(next);
    forget(HEALTH);
  }

  function submit() {
    if (!form) return setAsked(true);
    const { hasConsented, textVersion } = mine.consent;
    const isNew = hasConsented !== form.agreed;
    void save(HEALTH, {
      needs: form,
      consent: isNew ? { hasConsented: form.agreed, textVersion } : null,
    });
  }

  return (
    <section className={styles.health}>
      <StepHeading stepId={stepId} level={1}>
        {words.support.heading}
      </StepHeading>
      <ConsentWords id={`${name}-words`} consent={mine.consent} />
      <div className={styles.question}>
        <RadioList
          label={words.consent.question}
          labelStyle="smallQuestion"
          name={name}
          columns={2}
          error={asked ? words.consent.missing : undefined}
          options={[
            { id: 'yes', ...words.consent.yes },
            { id: 'no', ...words.consent.no },
          ]}
          value={form ? (form.agreed ? 'yes' : 'no') : null}
          onChange={id => change({ ...(form ?? read), agreed: id === 'yes' })}
        />
      </div>
      {form?.agreed && (
        <div className={styles.question}>
          <CheckboxList
            label={words.support.needs}
            labelStyle="smallQuestion"
            hint={words.support.needsHint}
            name={`${name}-needs`}
            columns={2}
            options={all.map(({ id, title }) => ({ id: String(id), label: title }))}
            value={form.ids.map(String)}
            onChange={ids => change({ ...form, ids: ids.map(Number) })}
          />
        </div>
      )}
      {failure && (
        <div className={styles.trouble}>
          <Notification tone="red">{failure.message}</Notification>
        </div>
      )}
      <div className={styles.ways}>
        <Button loading={saving} loadingLabel={words.saving} onClick={submit}>
          {words.support.save}
        </Button>
        <Button
          variant="secondary"
          onClick={() => {
            kept.forget();
            forget(HEALTH);
            onBack();
          }}
        >
          {words.back}
        </Button>
      </div>
    </section>
  );
}

function savedForm({ consent, supportNeedIds }: MySupportNeeds): KeptNeeds | undefined {
  const { hasConsented } = consent;
  return hasConsented === null
    ? undefined
    : { agreed: hasConsented, ids: supportNeedIds, was: supportNeedIds };
}
