import { caseSummary } from '@towpath/contracts/api/staffCases.ts';
import { EmptyState } from '@towpath/design-system/feedback/EmptyState.tsx';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { TroubleState } from '@towpath/design-system/feedback/TroubleState.tsx';
import { type ComponentType, useEffect, useState } from 'react';
import { ApiFailure, wordsOfReading } from '../../data/failure.ts';
import { useRemote } from '../../data/remote.ts';
import { AppLink } from '../../shell/AppLink.tsx';
import { onDemand } from '../../shell/onDemand.tsx';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { useParams } from '../../shell/router/router.tsx';
import { type AreaProps, casePath } from '../area.ts';
import { BookForPerson } from '../booking/BookForPerson.tsx';
import { staffApi } from '../staffApi.ts';
import { useFocusAtFirst } from '../useFocusAtFirst.ts';
import { words as staffWords } from '../words.ts';
import { AnswersPart } from './AnswersPart.tsx';
import { AdvicePart } from './advice/AdvicePart.tsx';
import { ApplicationPart } from './application/ApplicationPart.tsx';
import { BudgetPart } from './BudgetPart.tsx';
import styles from './Case.module.css';
import head from './CaseHead.module.css';
import { CaseKeys } from './CaseKeys.tsx';
import { DebtsPart } from './DebtsPart.tsx';
import { DocumentsPart } from './documents/DocumentsPart.tsx';
import { Flags } from './Flags.tsx';
import { NotesPart } from './NotesPart.tsx';
import { PlanInCase } from './PlanInCase.tsx';
import { Pressing } from './Pressing.tsx';
import { PutRightMark } from './PutRightMark.tsx';
import { Reached } from './Reached.tsx';
import { SafeContact } from './SafeContact.tsx';
import { SummaryFacts } from './SummaryFacts.tsx';
import { TalkToThem } from './TalkToThem.tsx';
import { TimelinePart } from './TimelinePart.tsx';
import { useFocusOnceGone } from './useFocusOnceGone.ts';
import type { PartProps } from './usePart.tsx';
import { WhatWaits } from './WhatWaits.tsx';
import { words } from './words.ts';

const LettersPart = onDemand(async () => (await import('./letters/LettersPart.tsx')).LettersPart);
const MoneyPart = onDemand(async () => (await import('./money/MoneyPart.tsx')).MoneyPart);
const PlanPart = onDemand(async () => (await import('./plan/PlanPart.tsx')).PlanPart);

const PARTS = {
  advice: AdvicePart,
  debts: DebtsPart,
  budget: BudgetPart,
  answers: AnswersPart,
  application: ApplicationPart,
  plan: PlanPart,
  letters: LettersPart,
  money: MoneyPart,
  documents: DocumentsPart,
  timeline: TimelinePart,
  notes: NotesPart,
} as const satisfies Record<string, ComponentType<PartProps>>;
type PartName = keyof typeof PARTS;
const NAMES = Object.keys(PARTS) as readonly PartName[];

/** The case of a person: who it is and how it stands, above one part of it at a time. */
export function CasePage(props: AreaProps) {
  const { id = '' } = useParams();
  // Each person's case is a page of its own: nothing of the one before stays on the screen.
  return <CaseOf key={id} customerId={id} {...props} />;
}

function CaseOf({ customerId, me, takesFocus, onEnded }: AreaProps & { readonly customerId: string }) {
  const { part } = useParams();
  const open = NAMES.find(name => name === part) ?? 'advice';
  const { answer, error, isFetching, again } = useRemote(() =>
    staffApi(caseSummary, { params: { customerId } }),
  );
  // A part that was read before the facts behind it changed is read anew.
  const [factsTurn, setFactsTurn] = useState(0);
  // What waits hangs on more than that.
  const [waitsTurn, setWaitsTurn] = useState(0);
  // What was done in a part may have moved the plan beside it, which reads again by itself what was noted there.
  const [planTurn, setPlanTurn] = useState(0);
  const heading = useFocusAtFirst(takesFocus);
  useFocusOnceGone(answer && Boolean(answer.plan), heading);
  const isNobody = error instanceof ApiFailure && error.status === 404;
  const hasEnded = error instanceof ApiFailure && error.status === 401;
  useEffect(() => {
    if (hasEnded) onEnded();
  }, [hasEnded, onEnded]);
  if (!answer) {
    return (
      <>
        <PageTitle>{words.title}</PageTitle>
        {isNobody ? (
          <EmptyState headingLevel={1} heading={staffWords.noArea.heading}>
            {words.nobody}
          </EmptyState>
        ) : error ? (
          <TroubleState headingLevel={1} onRetry={again} retrying={isFetching}>
            {wordsOfReading(error)}
          </TroubleState>
        ) : (
          <Loading wholePage label={staffWords.loading} skeleton={[40, 100, 100]} />
        )}
      </>
    );
  }
  const name = answer.name ?? words.noName;
  const given = { customerId, permissions: me.permissions, onChanged: partChanged };
  function changed() {
    void again();
    setWaitsTurn(turn => turn + 1);
  }
  function partChanged() {
    changed();
    setPlanTurn(turn => turn + 1);
  }
  function factsChanged() {
    void again();
    setFactsTurn(turn => turn + 1);
  }
  return (
    <>
      <PageTitle>{words.parts[open]}</PageTitle>
      <CaseKeys customerId={customerId} mayWrite={me.permissions.includes('change cases')} />
      <div className={head.head}>
        <div className={head.who}>
          <h1 ref={heading} tabIndex={-1} className={head.name}>
            {name}
          </h1>
          <TalkToThem summary={answer} permissions={me.permissions} />
        </div>
        {answer.givenWith.name && (
          <p className={styles.small}>{staffWords.givenWith[answer.givenWith.name]}</p>
        )}
        <PutRightMark mark={answer.putRight.name} says={words.putRight.name} />
        <SummaryFacts summary={answer} />
        <Pressing pressing={answer.pressing} />
        <Flags {...given} flags={answer.flags} />
        <nav aria-label={words.parts.all} className={styles.tabs}>
          {NAMES.map(one => (
            <AppLink
              key={one}
              href={casePath(customerId, one)}
              aria-current={one === open ? 'page' : undefined}
            >
              {words.parts[one]}
            </AppLink>
          ))}
        </nav>
      </div>
      <div className={styles.columns}>
        <Part key={`${open} ${factsTurn}`} name={open} {...given} plan={answer.plan} />
        <div className={styles.beside}>
          <SafeContact customerId={customerId} summary={answer} onTold={again} />
          {answer.plan && (
            <PlanInCase
              key={`plan ${factsTurn} ${planTurn}`}
              customerId={customerId}
              mayNote={me.permissions.includes('take work')}
              isSaidBeside={open === 'plan'}
              onChanged={changed}
            />
          )}
          <WhatWaits key={`${factsTurn} ${waitsTurn}`} customerId={customerId} />
          {me.permissions.includes('book') && <BookForPerson customerId={customerId} />}
          <Reached {...given} onFactsChanged={factsChanged} />
          <p className={styles.small}>{words.looked(answer.looks)}</p>
        </div>
      </div>
    </>
  );
}

/** One part with its heading. The focus goes to the name above it, as after every change of page. */
function Part({ name, ...given }: PartProps & { readonly name: PartName }) {
  const Open = PARTS[name];
  return (
    <section className={styles.part} aria-labelledby="part">
      <h2 id="part">{words.parts[name]}</h2>
      <Open {...given} />
    </section>
  );
}
