import {
  changeMemberRole,
  END_REASONS,
  endMemberSession,
  endStaffMember,
  LINK_REASONS,
  memberSessions,
  newMemberLink,
  ROLE_REASONS,
  SESSION_REASONS,
  staffMembers,
} from '@towpath/contracts/api/staffMembers.ts';
import { BackLink } from '@towpath/design-system/buttons/BackLink.tsx';
import { Setting, SettingList } from '@towpath/design-system/cards/SettingList.tsx';
import { EmptyState } from '@towpath/design-system/feedback/EmptyState.tsx';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { Select } from '@towpath/design-system/inputs/Select.tsx';
import { useEffect, useState } from 'react';
import { wordsOfFailure } from '../../data/failure.ts';
import { useRemote } from '../../data/remote.ts';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { type AreaProps, areaPath } from '../area.ts';
import { SessionSetting } from '../sessions/SessionSetting.tsx';
import { words as sessionWords } from '../sessions/words.ts';
import { isSignedOut, staffApi } from '../staffApi.ts';
import { useFocusAtFirst } from '../useFocusAtFirst.ts';
import { words as shared } from '../words.ts';
import styles from './Members.module.css';
import { NewLink } from './NewLink.tsx';
import { ReasonForm } from './ReasonForm.tsx';
import { words } from './words.ts';

const says = words.member;

/** One of the staff: role, link, end, and where they are signed in. */
export function MemberPage({ memberId, onEnded }: AreaProps & { readonly memberId: string }) {
  const heading = useFocusAtFirst(true);
  const { answer, error, again } = useRemote(() => staffApi(staffMembers));
  const [role, setRole] = useState('');
  const [link, setLink] = useState<string>();
  const [said, setSaid] = useState<string>();
  const hasEnded = isSignedOut(error);
  useEffect(() => {
    if (hasEnded) onEnded();
  }, [hasEnded, onEnded]);
  const member = answer?.members.find(({ id }) => id === memberId);
  const params = { memberId };
  async function changed(what: string) {
    await again();
    setSaid(what);
    heading.current?.focus();
  }
  const mayChange = member && !member.isMe && member.state !== 'ended';
  return (
    <>
      <BackLink href={areaPath('staff')}>{says.back}</BackLink>
      <PageTitle>{member?.name ?? words.title}</PageTitle>
      {!answer && !error && <Loading label={shared.loading} skeleton={[100, 100]} />}
      {error && !hasEnded && <Notification tone="red">{wordsOfFailure(error)}</Notification>}
      {answer && !member && (
        <EmptyState headingLevel={1} heading={says.gone.heading}>
          {says.gone.text}
        </EmptyState>
      )}
      {answer && member && (
        <div className={styles.narrow}>
          <h1 ref={heading} tabIndex={-1}>
            {member.name}
          </h1>
          <p className="lead">
            {member.email}. {member.role}. {words.states[member.state]}.
          </p>
          <div role="status">{said && <Notification tone="green">{said}</Notification>}</div>
          {member.isMe && <p>{says.own}</p>}
          {link !== undefined && (
            <NewLink
              link={link}
              onDone={() => {
                setLink(undefined);
                heading.current?.focus();
              }}
            />
          )}
          {mayChange && (
            <section className={styles.part} aria-labelledby="change-member">
              <h2 id="change-member">{says.change}</h2>
              <SettingList>
                <Setting name={says.role} value={says.roleHint}>
                  <ReasonForm
                    name="role"
                    reasons={ROLE_REASONS}
                    submit={says.save}
                    submitting={says.saving}
                    isWhole={role !== ''}
                    save={async why => {
                      await staffApi(changeMemberRole, { params, body: { role, why } });
                      setRole('');
                      await changed(says.saved);
                    }}
                  >
                    {isTried => (
                      <Select
                        name="role"
                        label={says.newRole}
                        value={role}
                        onChange={setRole}
                        options={answer.roles
                          .filter(one => one.role !== member.role)
                          .map(one => ({ value: one.role, label: one.role }))}
                        error={isTried && role === '' ? says.missingRole : undefined}
                      />
                    )}
                  </ReasonForm>
                </Setting>
                <Setting name={says.link} value={says.linkHint}>
                  <ReasonForm
                    name="link"
                    reasons={LINK_REASONS}
                    submit={says.makeLink}
                    submitting={says.making}
                    save={async why => {
                      const made = await staffApi(newMemberLink, { params, body: { why } });
                      setSaid(undefined);
                      setLink(made.link);
                    }}
                  />
                </Setting>
                <Setting name={says.end} value={says.endHint}>
                  <ReasonForm
                    name="end"
                    reasons={END_REASONS}
                    submit={says.endThem(member.name)}
                    submitting={says.ending}
                    save={async why => {
                      await staffApi(endStaffMember, { params, body: { why } });
                      setLink(undefined);
                      await changed(says.hasEnded);
                    }}
                  />
                </Setting>
              </SettingList>
            </section>
          )}
          {member.state === 'signs in' && <MemberSessions key={said} memberId={memberId} />}
        </div>
      )}
    </>
  );
}

/** Where somebody is signed in, and the reason for which a sign-in is ended. */
function MemberSessions({ memberId }: { readonly memberId: string }) {
  const { answer, error, again } = useRemote(() => staffApi(memberSessions, { params: { memberId } }));
  const heading = useFocusAtFirst(false);
  const [why, setWhy] = useState<(typeof SESSION_REASONS)[number]>(SESSION_REASONS[0]);
  return (
    <section className={styles.part} aria-labelledby="member-sessions">
      <h2 id="member-sessions" ref={heading} tabIndex={-1}>
        {says.sessions}
      </h2>
      {error && <Notification tone="red">{wordsOfFailure(error)}</Notification>}
      {answer?.sessions.length === 0 && <p>{sessionWords.none}</p>}
      {answer && answer.sessions.length > 0 && (
        <>
          <div className={styles.form}>
            <Select
              name="session-why"
              label={says.whySession}
              value={why}
              onChange={value => setWhy(SESSION_REASONS.find(one => one === value) ?? SESSION_REASONS[0])}
              options={SESSION_REASONS.map(one => ({ value: one, label: says.reasons[one] }))}
              required
            />
          </div>
          <SettingList>
            {answer.sessions.map(session => (
              <SessionSetting
                key={session.id}
                session={session}
                end={() =>
                  staffApi(endMemberSession, {
                    params: { memberId, sessionId: session.id },
                    body: { why },
                  })
                }
                onEnded={async () => {
                  await again();
                  heading.current?.focus();
                }}
              />
            ))}
          </SettingList>
        </>
      )}
    </section>
  );
}
