import type { UserDetail } from '@towpath/contracts/api/customers.ts';
import type { Recommendation } from '@towpath/contracts/api/recommendation.ts';
import { StatusTag } from '@towpath/design-system/cards/StatusTag.tsx';
import { chatCircleDots, clock } from '@towpath/design-system/icons/drawings.generated.ts';
import { displayName } from '@towpath/domain/people/names.ts';
import { lastWaitEnds, sayInTheWay } from '@towpath/domain/solutions/explain/closeLead.ts';
import { saidFirst } from '@towpath/domain/solutions/explain/saidFirst.ts';
import type { ReactNode } from 'react';
import { StepHeading } from '../../journey/steps/StepHeading.tsx';
import { UrgentMatters } from '../../urgent/UrgentMatters.tsx';
import styles from '../Advice.module.css';
import { CallOnPaper } from '../CallOnPaper.tsx';
import { WaitPicture } from '../close/WaitPicture.tsx';
import { words as closeWords } from '../close/words.ts';
import type { PagesWithSteps } from '../missingParts.ts';
import personStyles from '../person/Person.module.css';
import { ThingsToFindOut } from '../person/ThingsToFindOut.tsx';
import { thingsToFindOut } from '../person/thingsToFindOut.ts';
import { UntilWeTalk } from '../person/UntilWeTalk.tsx';
import { words as personWords } from '../person/words.ts';
import { opening } from '../solutionTexts.ts';
import { TalkToUs } from '../TalkToUs.tsx';
import { type Folds, useFolds } from '../whatFolds.ts';
import { words } from '../words.ts';
import head from './AdviceHead.module.css';
import answerStyles from './AnswerHead.module.css';
import { AnswerBody, AnswerSentence, AnswerTag, WhoAgrees } from './AnswerHead.tsx';

type AdviceHeadProps = {
  readonly stepId: string;
  /** Undefined until it has been read. */
  readonly given: Recommendation | undefined;
  readonly details: UserDetail;
  readonly pages: PagesWithSteps;
};

/** What a head says, and what goes with it. */
type Said = {
  readonly look?: { readonly frame: string | undefined; readonly top: string | undefined };
  readonly tag?: ReactNode;
  readonly heading: ReactNode;
  /** The region that the head then is. */
  readonly labelledBy?: string;
  readonly lead?: string | undefined;
  /** Below the lead. */
  readonly below?: ReactNode;
  /** Below or beside all of that. */
  readonly beside?: ReactNode;
};

/**
 * The head of the advice: its heading, which stays where it is while the advice loads, so that the focus does; and what
 * comes with it in each state.
 */
export function AdviceHead({ stepId, given, details, pages }: AdviceHeadProps) {
  const { look, tag, heading, labelledBy, lead, below, beside } = sayHead(
    { stepId, given, details, pages },
    useFolds(given ?? NOTHING_YET),
  );
  return (
    <section className={look?.frame} aria-labelledby={labelledBy}>
      <div className={look?.top}>
        {tag}
        <StepHeading stepId={stepId} level={1} title={words.yourAdvice}>
          {heading}
        </StepHeading>
        {lead && <p className={`lead ${styles.lead}`}>{lead}</p>}
        {below}
      </div>
      {beside}
    </section>
  );
}

const NOTHING_YET = { urgent: [] };

function sayHead({ stepId, given, details, pages }: AdviceHeadProps, folds: Folds): Said {
  if (given === undefined) return { heading: words.yourAdvice };
  const { forename: name } = details;
  const state = saidFirst(given);
  if (state === 'close' && given.close) return closeHead(given.close, given.judgedOn, name);
  if (state === 'person') return personHead(given, folds, callFrom(stepId, details), name, pages);
  return answerHead(given, name) ?? opening(given, name);
}

/** Whom a call back would reach, as far as known. */
export function callFrom(stepId: string, { forename, surname, contactNumber }: UserDetail) {
  return { stepId, name: displayName({ forename, surname }), knownNumber: contactNumber };
}

/** The answer in a sentence. What threatens soon stands between it and the rest of its card. */
function answerHead(
  { answer, status, recommended, urgent, timeComesFirst }: Recommendation,
  name: string | null,
) {
  if (answer === null || recommended === null || status !== 'ready') return undefined;
  return {
    look: { frame: answerStyles.frame, top: answerStyles.top },
    labelledBy: 'recommended',
    tag: <AnswerTag name={name} isGood={urgent.length === 0} />,
    heading: <AnswerSentence answer={answer} />,
    below: <WhoAgrees>{recommended.adviserFirst}</WhoAgrees>,
    beside: !timeComesFirst && <AnswerBody solution={recommended} />,
  };
}

function closeHead(close: NonNullable<Recommendation['close']>, today: string, name: string | null): Said {
  const endsOn = lastWaitEnds(close.missing);
  const waits = close.missing.flatMap(thing =>
    thing.endsOn === undefined ? [] : { title: thing.title, endsOn: thing.endsOn },
  );
  return {
    look: { frame: head.wait, top: head.waitTop },
    tag: (
      <StatusTag tone="best" icon={clock}>
        {closeWords.tag}
      </StatusTag>
    ),
    heading: closeWords.heading(close.name),
    lead: sayInTheWay(close.missing, name),
    beside: endsOn !== null && (
      <div className={head.waitBody}>
        <WaitPicture today={today} endsOn={endsOn} waits={waits} />
      </div>
    ),
  };
}

function personHead(
  advice: Recommendation,
  folds: Folds,
  call: ReturnType<typeof callFrom>,
  name: string | null,
  pages: PagesWithSteps,
): Said {
  const things = thingsToFindOut(advice, pages);
  return {
    look: { frame: personStyles.columns, top: head.top },
    tag: (
      <StatusTag tone="help" icon={chatCircleDots}>
        {personWords.tag}
      </StatusTag>
    ),
    heading: personWords.heading,
    lead: personWords.lead(name, things.length),
    below: (
      <>
        <TalkToUs {...personWords.talk} {...call} isNarrow />
        <CallOnPaper heading={personWords.talk.heading} />
        <UrgentMatters urgent={advice.urgent} />
        <ThingsToFindOut things={things} isFolded={folds.findOut} />
      </>
    ),
    beside: <UntilWeTalk kept={advice.kept} forAdviser={advice.forAdviser} folds={folds} />,
  };
}
