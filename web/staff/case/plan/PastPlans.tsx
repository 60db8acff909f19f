import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import type { casePlan } from '@towpath/contracts/api/staffPlans.ts';
import { Disclosure } from '@towpath/design-system/cards/Disclosure.tsx';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { formatSum } from '@towpath/domain/values/pence.ts';
import { useRef } from 'react';
import { words as staffWords } from '../../words.ts';
import { besideStands } from '../besideStands.ts';
import { PlanChanges } from '../PlanChanges.tsx';
import { MidwayInCase } from './MidwayInCase.tsx';
import { NoteEndedEarly } from './NoteEndedEarly.tsx';
import { words } from './words.ts';

const say = words.past;

type PastPlansProps = Pick<AnswerOf<typeof casePlan>, 'past'> & {
  readonly customerId: string;
  /** Whether whoever looks may note how it goes. */
  readonly mayNote: boolean;
  /** Something was noted. */
  readonly onNoted: () => Promise<void>;
};

/** What the person chose before and is on no more, each folded: how it is over and since when, and all that it came to. */
export function PastPlans({ past, customerId, mayNote, onNoted }: PastPlansProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  async function noted() {
    await onNoted();
    // The button is gone with what it noted.
    heading.current?.focus();
  }
  if (past.length === 0) return null;
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {say.heading(past.length)}
      </h3>
      {past.map(({ id, shortName, state, goesOn, midway, changes, told }) => (
        <Disclosure
          key={id}
          summary={
            <>
              <b>{told?.stands ?? staffWords.plan.states[state]}</b>
              {besideStands(told?.stands ?? staffWords.plan.states[state], shortName)}
              {changes.slice(-1).map(({ on }) => `, ${sayDay(on)}`)}
            </>
          }
        >
          {told && <p>{say.you(told.you)}</p>}
          {told?.sums && <p>{say.sums(formatSum(told.sums.paid), formatSum(told.sums.owed))}</p>}
          <PlanChanges changes={changes} />
          <MidwayInCase
            customerId={customerId}
            planId={id}
            midway={midway}
            mayNote={mayNote}
            onNoted={noted}
          />
          {goesOn && mayNote && <NoteEndedEarly customerId={customerId} planId={id} onNoted={noted} />}
        </Disclosure>
      ))}
    </>
  );
}
