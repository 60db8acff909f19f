import { casePlan } from '@towpath/contracts/api/staffPlans.ts';
import { Disclosure } from '@towpath/design-system/cards/Disclosure.tsx';
import { inSentence } from '@towpath/domain/solutions/solution/inSentence.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { staffApi } from '../../staffApi.ts';
import { words as staffWords } from '../../words.ts';
import { PlanChanges } from '../PlanChanges.tsx';
import { usePart } from '../usePart.tsx';
import { words } from './words.ts';

const say = words.past;

/** What the person chose before and is on no more, each folded: how it is over and since when, and all that it came to. */
export function PastPlans({ customerId }: { readonly customerId: string }) {
  const { answer, instead } = usePart(() => staffApi(casePlan, { params: { customerId } }));
  if (!answer) return instead;
  const { past } = answer;
  if (past.length === 0) return null;
  return (
    <>
      <h3>{say.heading(past.length)}</h3>
      {past.map(({ id, shortName, state, changes }) => (
        <Disclosure
          key={id}
          summary={
            <>
              <b>{staffWords.plan.states[state]}</b>, {inSentence(shortName)}
              {changes.slice(-1).map(({ on }) => `, ${sayDay(on)}`)}
            </>
          }
        >
          <PlanChanges changes={changes} />
        </Disclosure>
      ))}
    </>
  );
}
