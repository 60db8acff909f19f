import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import { caseLetters } from '@towpath/contracts/api/staffLetters.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { staffApi } from '../../staffApi.ts';
import styles from '../Case.module.css';
import { Unfolded } from '../Unfolded.tsx';
import { type PartProps, usePart } from '../usePart.tsx';
import { LetterText } from './LetterText.tsx';
import { NoteSent } from './NoteSent.tsx';
import { words } from './words.ts';

type Letter = AnswerOf<typeof caseLetters>['letters'][number];

/** The letters that the person has begun: how each stands, what went out and what came, each version to read. */
export function LettersPart({ customerId, permissions, onChanged }: PartProps) {
  const { answer, again, instead } = usePart(() => staffApi(caseLetters, { params: { customerId } }));
  const mayNote = permissions.includes('change cases');
  const [notedOf, setNotedOf] = useState<string | null>(null);
  const said = useRef<HTMLParagraphElement>(null);
  // What was pressed is gone: what came of it has the focus.
  useEffect(() => {
    if (notedOf !== null) said.current?.focus();
  }, [notedOf]);
  if (!answer) return instead;
  if (answer.letters.length === 0) return <p>{words.none}</p>;
  return (
    <>
      <p className={styles.small}>{words.lead}</p>
      <ul className={styles.plain}>
        {answer.letters.map(letter => (
          <li key={letter.id} className={styles.said}>
            <OneLetter customerId={customerId} letter={letter}>
              {notedOf === letter.id && (
                <p ref={said} tabIndex={-1} role="status">
                  {words.note.saved}
                </p>
              )}
              {mayNote && letter.toNote && (
                <NoteSent
                  customerId={customerId}
                  letter={letter}
                  toNote={letter.toNote}
                  today={answer.today}
                  onNoted={async () => {
                    await again();
                    setNotedOf(letter.id);
                    onChanged();
                  }}
                />
              )}
            </OneLetter>
          </li>
        ))}
      </ul>
    </>
  );
}

type OneLetterProps = {
  readonly customerId: string;
  readonly letter: Letter;
  /** What is noted of it, and that it was. */
  readonly children: ReactNode;
};

function OneLetter({ customerId, letter, children }: OneLetterProps) {
  const { id, name, to, state, readOn, versions, ifSilent, toConfirm } = letter;
  const of = { customerId, letterId: id };
  const called = `${name}, ${to}`;
  const isOut = state.kind === 'sent' || state.kind === 'no answer yet' || state.kind === 'answered';
  return (
    <>
      <h3>{name ?? words.unnamed}</h3>
      <p>{words.to(to)}</p>
      <p className={styles.state}>{words.states[state.kind]}</p>
      {readOn !== null && <p className={styles.small}>{words.readOn(sayDay(readOn))}</p>}
      {/* Its kind tells of what this role does not see. */}
      {name === null && <p className={styles.small}>{words.closed}</p>}
      {toConfirm !== null && <p>{words.toConfirm(toConfirm)}</p>}
      {children}
      {versions.map(one => (
        <div key={one.version}>
          <p>{saysOf(one)}</p>
          {name !== null && (
            <Unfolded summary={words.readVersion(one.version, called)}>
              <LetterText {...of} version={String(one.version)} />
            </Unfolded>
          )}
        </div>
      ))}
      {ifSilent !== null && versions.some(isOpen) && (
        <p className={styles.small}>{words.ifSilent(ifSilent)}</p>
      )}
      {!isOut && name !== null && (
        <Unfolded summary={words.read(called)}>
          <LetterText {...of} version={undefined} />
        </Unfolded>
      )}
    </>
  );
}

type Version = Letter['versions'][number];

/** Whether an answer is still waited for, or none came. */
function isOpen({ answer, takenBackOn }: Version): boolean {
  return takenBackOn === null && (answer === null || answer === 'none');
}

function saysOf(sent: Version) {
  const { version, sentOn, by, notedBy, attachedBudget, answerBy, answer, answeredOn, takenBackOn } = sent;
  if (takenBackOn !== null) return words.takenBack(version, sayDay(sentOn), sayDay(takenBackOn));
  const expected = answerBy === null ? words.noneExpected : words.expected(sayDay(answerBy));
  return [
    words.sent(version, sayDay(sentOn), by),
    notedBy === null ? '' : words.notedBy(notedBy),
    attachedBudget ? words.withBudget : '',
    answer === null ? expected : words.came[answer](answeredOn === null ? '' : words.on(sayDay(answeredOn))),
  ]
    .filter(Boolean)
    .join(' ');
}
