import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import type { myStatus } from '@towpath/contracts/api/journeys.ts';
import { Card } from '@towpath/design-system/cards/Card.tsx';
import { Disclosure } from '@towpath/design-system/cards/Disclosure.tsx';
import { Fold } from '@towpath/design-system/cards/Fold.tsx';
import { SectionButton, SectionList } from '@towpath/design-system/cards/SectionButton.tsx';
import { StatusTag } from '@towpath/design-system/cards/StatusTag.tsx';
import { debtsSection } from '../debts/state/debtsSection.ts';
import { paths } from '../shell/paths.ts';
import { isFirstLookDone } from './nextStep.ts';
import styles from './OnlineJourney.module.css';
import { partsDone, type SectionState, sectionStates } from './sectionStates.ts';
import { words } from './words.ts';

export type JourneyStatus = AnswerOf<typeof myStatus>;

type OnlineJourneyProps = {
  readonly journey: JourneyStatus;
  /** Its parts are one tap away, for somebody who has more to see to first. */
  readonly isFolded?: boolean;
  /** All of it is one line, where a plan leads. */
  readonly isLine?: boolean;
};

/**
 * The sections of the journey, and the state of the whole journey (DB-003, DB-004). Those that the bar above the
 * questions counts are counted; what they lead to stands apart. Once there is advice they are one tap away.
 */
export function OnlineJourney({ journey, isFolded = false, isLine = false }: OnlineJourneyProps) {
  const all = sectionStates(journey.sections, journey.isLocked, journey.isQualifier);
  // Where the questions have ended, what comes after never opens.
  const states = journey.isEnded ? all.filter(({ state }) => state !== 'disabled') : all;
  const { done, of } = partsDone(journey.sections);
  const rows = (isPart: boolean) => (
    <Rows states={states.filter(state => state.isPart === isPart)} journey={journey} />
  );
  const parts = (
    <>
      {rows(true)}
      {states.some(({ isPart }) => !isPart) && <h3 className={styles.after}>{words.onlineJourney.after}</h3>}
      {rows(false)}
    </>
  );
  const tag = !journey.endedWithoutCall && (
    <StatusTag
      tone="progress"
      colours={{ background: journey.statusBackgroundColor, color: journey.statusTextColor }}
    >
      {journey.status}
    </StatusTag>
  );
  if (isLine) {
    return (
      <section aria-label={words.onlineJourney.heading}>
        <Fold heading={words.onlineJourney.heading}>
          {tag}
          {parts}
        </Fold>
      </section>
    );
  }
  return (
    <Card as="section" tight labelledBy="journey-heading">
      <div className={`row row-between ${styles.heading}`}>
        <h2 id="journey-heading">{words.onlineJourney.heading}</h2>
        {tag}
      </div>
      {isFirstLookDone(journey) && !journey.isLocked ? (
        <>
          <Disclosure summary={words.onlineJourney.firstLook(done, of)}>
            {rows(true)}
            {rows(false)}
          </Disclosure>
          <SectionList>
            {[
              <SectionButton
                key="review"
                name={words.onlineJourney.review}
                status="notStarted"
                line={words.onlineJourney.reviewNotBegun}
                href="#next-heading"
              />,
            ]}
          </SectionList>
        </>
      ) : !journey.isLocked && (journey.isAdvised || (isFolded && !journey.isEnded)) ? (
        <Disclosure summary={words.onlineJourney.parts(done, of)}>{parts}</Disclosure>
      ) : (
        <>
          <p className="small muted">
            {journey.isLocked
              ? words.onlineJourney.closed
              : journey.isEnded
                ? words.onlineJourney.ended
                : words.onlineJourney.parts(done, of)}
          </p>
          {parts}
        </>
      )}
    </Card>
  );
}

function Rows({ states, journey }: { states: readonly SectionState[]; journey: JourneyStatus }) {
  const debts = debtsSection(journey);
  if (states.length === 0) return null;
  return (
    <SectionList>
      {states.map(({ id, name, state, line, pageId }) => (
        <SectionButton
          key={id}
          name={name}
          status={state}
          line={line}
          // A finished list of debts opens for viewing (DE-022, DB-014).
          href={id === debts?.id && state === 'completed' ? paths.completedDebts : paths.journey(pageId)}
          current={state === 'inProgress' && pageId === journey.position?.pageId}
        />
      ))}
    </SectionList>
  );
}
