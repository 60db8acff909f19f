import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import { staffMembers } from '@towpath/contracts/api/staffMembers.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { useEffect, useState } from 'react';
import { wordsOfFailure } from '../../data/failure.ts';
import { useRemote } from '../../data/remote.ts';
import { AppLink } from '../../shell/AppLink.tsx';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { type AreaProps, areaPath } from '../area.ts';
import { momentText } from '../dueText.ts';
import { isSignedOut, staffApi } from '../staffApi.ts';
import { useFocusAtFirst } from '../useFocusAtFirst.ts';
import { words as shared } from '../words.ts';
import { AddMember } from './AddMember.tsx';
import styles from './Members.module.css';
import { NewLink } from './NewLink.tsx';
import { RoleTable } from './RoleTable.tsx';
import { words } from './words.ts';

type Member = AnswerOf<typeof staffMembers>['members'][number];

/** Everybody who works behind the site, and what each role may do. */
export function MemberList({ takesFocus, onEnded }: AreaProps) {
  const heading = useFocusAtFirst(takesFocus);
  const { answer, error, again } = useRemote(() => staffApi(staffMembers));
  const [isAdding, setAdding] = useState(false);
  const [link, setLink] = useState<string>();
  const [showsEnded, setShowsEnded] = useState(false);
  const hasEnded = isSignedOut(error);
  useEffect(() => {
    if (hasEnded) onEnded();
  }, [hasEnded, onEnded]);
  const everybody = answer?.members ?? [];
  const working = everybody.filter(({ state }) => state !== 'ended');
  const left = everybody.length - working.length;
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {words.title}
        </h1>
        {answer && !isAdding && <Button onClick={() => setAdding(true)}>{words.add.button}</Button>}
      </div>
      {!answer && !error && <Loading label={shared.loading} skeleton={[100, 100]} />}
      {error && !hasEnded && <Notification tone="red">{wordsOfFailure(error)}</Notification>}
      {answer && (
        <>
          <p className="lead">{words.lead(working.length)}</p>
          <div className={styles.between}>
            {link !== undefined && (
              <NewLink
                link={link}
                onDone={() => {
                  setLink(undefined);
                  heading.current?.focus();
                }}
              />
            )}
            {isAdding && (
              <AddMember
                roles={answer.roles.map(({ role }) => role)}
                onCancel={() => setAdding(false)}
                onAdded={async made => {
                  setAdding(false);
                  setLink(made);
                  await again();
                }}
              />
            )}
          </div>
          <section className={styles.part} aria-label={words.table}>
            <MemberTable members={showsEnded ? everybody : working} />
            {left > 0 && (
              <p>
                <TextButton onClick={() => setShowsEnded(!showsEnded)}>
                  {showsEnded ? words.hideEnded : words.showEnded(left)}
                </TextButton>
              </p>
            )}
          </section>
          <RoleTable roles={answer.roles} />
        </>
      )}
    </>
  );
}

function MemberTable({ members }: { readonly members: readonly Member[] }) {
  const now = new Date();
  const at = (moment: string | null) => (moment === null ? words.never : momentText(new Date(moment), now));
  const { columns } = words;
  return (
    <div className={styles.scroll}>
      <table className={`${styles.table} ${styles.cards}`}>
        <caption className="visually-hidden">{words.table}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.role}</th>
            <th scope="col">{columns.state}</th>
            <th scope="col">{columns.last}</th>
          </tr>
        </thead>
        <tbody>
          {members.map(({ id, name, email, role, state, isMe, lastSignedInAt, endedAt }) => (
            <tr key={id}>
              <th scope="row">
                <AppLink href={`${areaPath('staff')}/${id}`}>{name}</AppLink>
                <small>{isMe ? `${email}. ${words.you}.` : email}</small>
              </th>
              <td data-label={columns.role}>
                <span>{role}</span>
              </td>
              <td data-label={columns.state}>
                <span>{endedAt ? words.ended(at(endedAt)) : words.states[state]}</span>
              </td>
              <td data-label={columns.last}>
                <span>{at(lastSignedInAt)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
