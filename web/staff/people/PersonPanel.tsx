import { ringPersonAnyway, staffPerson } from '@towpath/contracts/api/staffPeople.ts';
import { ButtonLink } from '@towpath/design-system/buttons/ButtonLink.tsx';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { useEffect } from 'react';
import { ApiFailure, wordsOfFailure } from '../../data/failure.ts';
import { useRemote } from '../../data/remote.ts';
import { areaPath } from '../area.ts';
import { Key } from '../shortcuts/Key.tsx';
import { shortcut } from '../shortcuts/shortcut.ts';
import { staffApi } from '../staffApi.ts';
import { words as staffWords } from '../words.ts';
import { HeldNumber } from '../work/HeldNumber.tsx';
import { tooSoonText, tooSoonWhy } from '../work/tooSoonText.ts';
import { ChangeSession } from './ChangeSession.tsx';
import { CopyRow } from './CopyRow.tsx';
import { nationText } from './Finder.tsx';
import { LabelTag } from './LabelTag.tsx';
import styles from './People.module.css';
import { StatusChanges } from './StatusChanges.tsx';
import { longDayText, seenText } from './seenText.ts';
import { words } from './words.ts';

type PersonPanelProps = {
  readonly customerId: string;
  /** The sign-in has ended. */
  readonly onEnded: () => void;
  /** The status of the session is another now. */
  readonly onMoved: () => void;
};

/** Who somebody is and how far they are. Showing it is a look at a person, and is written down. */
export function PersonPanel({ customerId, onEnded, onMoved }: PersonPanelProps) {
  const { answer: person, error, again } = useRemote(() => staffApi(staffPerson, { params: { customerId } }));
  // Nobody of that id is not found either, and no end of the sign-in.
  const hasEnded = error instanceof ApiFailure && error.status === 401;
  useEffect(() => {
    if (hasEnded) onEnded();
  }, [hasEnded, onEnded]);
  if (!person) {
    if (error) return <Notification tone="red">{wordsOfFailure(error)}</Notification>;
    return <Loading label={words.panel.loading} skeleton={[60, 100, 100]} />;
  }
  const { panel } = words;
  const now = new Date();
  const safe = !person.mayRing
    ? panel.noCalls
    : person.isSafeNow
      ? panel.safeNow
      : (tooSoonText(person, now) ?? panel.notSafeNow);
  const facts = [
    [
      panel.safeTimes,
      person.safeTimes.length === 0 ? panel.anyTime : person.safeTimes.map(staffWords.time).join(', '),
    ],
    [words.table.nation, nationText(person.nation)],
    [words.table.part, person.part ?? words.notBegun],
    ...(person.partner ? [[words.table.partner, person.partner]] : []),
    [words.table.seen, seenText(person.seenAt, now)],
    [panel.account, (person.hasAccount ? panel.hasAccount : panel.isGuest)(longDayText(person.since))],
  ] as const;
  return (
    <div className={styles.person}>
      <div>
        <h3>{person.name ?? words.noName}</h3>
        {person.givenWith.name && (
          <span className={styles.sub}>{staffWords.givenWith[person.givenWith.name]}</span>
        )}
      </div>
      <dl className={styles.copies}>
        <CopyRow
          term={panel.email}
          value={person.email}
          givenWith={person.givenWith.email}
          keys={shortcut('y e')}
        />
        <CopyRow
          term={panel.phone}
          value={person.phone}
          givenWith={person.givenWith.number}
          isHeld={person.isNumberHeld}
        />
        <CopyRow term={panel.userId} value={person.customerId} keys={shortcut('y i')} />
        <CopyRow term={panel.journeyId} value={person.journeyId} />
        <CopyRow term={panel.status} value={person.status}>
          <LabelTag status={person.status} />
        </CopyRow>
      </dl>
      {(person.phone !== null || person.isNumberHeld) && (
        <p className={styles.safe} data-safe={person.mayRing && person.isSafeNow}>
          {safe}
        </p>
      )}
      {person.isNumberHeld && (
        <HeldNumber
          customerId={customerId}
          why={person.mayRing ? tooSoonWhy(person, now) : null}
          say={why => staffApi(ringPersonAnyway, { params: { customerId }, body: { why } })}
          onTold={again}
        />
      )}
      <dl className={styles.facts}>
        {facts.map(([term, says]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
      <p>
        <ButtonLink
          size="small"
          href={`${areaPath('case')}/${person.customerId}`}
          {...shortcut('o')}
          data-keys-say={panel.openCase}
        >
          {panel.openCase} <Key>O</Key>
        </ButtonLink>
      </p>
      <ChangeSession
        person={person}
        onMoved={async () => {
          await again();
          onMoved();
        }}
      />
      <StatusChanges changes={person.changes} />
    </div>
  );
}
