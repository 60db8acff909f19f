import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import { casePlan, noteTalkOfPlan } from '@towpath/contracts/api/staffPlans.ts';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { Checkbox } from '@towpath/design-system/inputs/Checkbox.tsx';
import { Select } from '@towpath/design-system/inputs/Select.tsx';
import { TextField } from '@towpath/design-system/inputs/TextField.tsx';
import { TALKED_HOW } from '@towpath/domain/plans/talkFirst.ts';
import { useState } from 'react';
import { useRemote } from '../../../data/remote.ts';
import { staffApi } from '../../staffApi.ts';
import { useTypedUntilSent } from '../../typed.ts';
import { useFieldWhenWanted } from '../../wantedField.ts';
import { Understood } from '../../work/Understood.tsx';
import { NotingForm } from '../NotingForm.tsx';
import { FIRST_OF_TALK } from './firstOfTalk.ts';
import { words } from './words.ts';

const say = words.talk;

type NoteTalkProps = {
  readonly customerId: string;
  /** Whether whoever looks may note it. */
  readonly mayNote: boolean;
  readonly onNoted: () => Promise<void>;
};

/** What an insolvency waits for before it is accepted: that one of us notes the talk about it, with what to go through in it. */
export function NoteTalk({ customerId, mayNote, onNoted }: NoteTalkProps) {
  const { answer, again } = useRemote(() => staffApi(casePlan, { params: { customerId } }));
  const plan = answer?.plan;
  if (!plan?.talk?.waits) return null;
  return (
    <Notification
      tone="orange"
      live={false}
      heading={plan.talk.isHad ? say.hadHeading : say.heading}
      headingLevel={3}
    >
      <p>{say.text}</p>
      {mayNote && (
        <TalkForm
          customerId={customerId}
          planId={plan.id}
          talk={plan.talk}
          onNoted={async () => {
            await again();
            await onNoted();
          }}
        />
      )}
    </Notification>
  );
}

type TalkFormProps = Pick<NoteTalkProps, 'customerId' | 'onNoted'> & {
  readonly planId: string;
  readonly talk: NonNullable<NonNullable<AnswerOf<typeof casePlan>['plan']>['talk']>;
};

function TalkForm({ customerId, planId, talk, onNoted }: TalkFormProps) {
  const [on, setOn, forgetOn] = useTypedUntilSent(`talk ${customerId} on`, talk.today);
  const [picked, setPicked, forgetPicked] = useTypedUntilSent(`talk ${customerId} how`, '');
  const [hasGoneThrough, setHasGoneThrough] = useState(false);
  const how = TALKED_HOW.find(one => one === picked);
  useFieldWhenWanted(FIRST_OF_TALK);
  async function send() {
    if (!how) return false;
    const body = { planId, on, how, hasGoneThrough };
    await staffApi(noteTalkOfPlan, { params: { customerId }, body });
    return true;
  }
  return (
    <NotingForm
      name="talk"
      fields={['how', 'on', 'hasGoneThrough']}
      lacks={!how ? 'how' : on === '' ? 'on' : hasGoneThrough ? null : 'hasGoneThrough'}
      send={send}
      onNoted={() => {
        forgetOn();
        forgetPicked();
        return onNoted();
      }}
      button={say.button}
      busy={words.byHand.busy}
    >
      {wrongAt => (
        <>
          <Understood answers={talk.understanding} />
          <Select
            name={FIRST_OF_TALK}
            label={say.how}
            placeholder={say.pick}
            options={TALKED_HOW.map(one => ({ value: one, label: say.ways[one] }))}
            value={picked}
            onChange={setPicked}
            error={wrongAt('how', say.howMissing)}
          />
          <TextField
            name="talk-on"
            type="date"
            label={say.on}
            value={on}
            onChange={setOn}
            width={12}
            error={wrongAt('on', say.onMissing)}
          />
          <Checkbox
            name="talk-hasGoneThrough"
            label={say.through}
            checked={hasGoneThrough}
            onChange={setHasGoneThrough}
            error={wrongAt('hasGoneThrough', say.throughMissing)}
          />
        </>
      )}
    </NotingForm>
  );
}
