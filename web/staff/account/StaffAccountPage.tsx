import { endStaffSession, staffSessions } from '@towpath/contracts/api/staffSession.ts';
import { SettingList } from '@towpath/design-system/cards/SettingList.tsx';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { useEffect, useRef } from 'react';
import { wordsOfFailure } from '../../data/failure.ts';
import { useRemote } from '../../data/remote.ts';
import { PageTitle } from '../../shell/PageTitle.tsx';
import type { AreaProps } from '../area.ts';
import { SessionSetting } from '../sessions/SessionSetting.tsx';
import { isSignedOut, staffApi } from '../staffApi.ts';
import { useFocusAtFirst } from '../useFocusAtFirst.ts';
import { words as shared } from '../words.ts';
import styles from './Account.module.css';
import { ChangePassword } from './ChangePassword.tsx';
import { Passkeys } from './Passkeys.tsx';
import { TalkHours } from './TalkHours.tsx';
import { words } from './words.ts';

/** Where somebody of the staff is signed in, and what with. */
export function StaffAccountPage({ me, takesFocus, onEnded }: AreaProps) {
  const heading = useFocusAtFirst(takesFocus);
  const sessions = useRemote(() => staffApi(staffSessions));
  const listHeading = useRef<HTMLHeadingElement>(null);
  const hasEnded = isSignedOut(sessions.error);
  useEffect(() => {
    if (hasEnded) onEnded();
  }, [hasEnded, onEnded]);
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <h1 ref={heading} tabIndex={-1}>
        {me.name}
      </h1>
      <p className="lead">{words.who(me.email, me.role)}</p>
      <section className={styles.part} aria-labelledby="own-sessions">
        <h2 id="own-sessions" ref={listHeading} tabIndex={-1}>
          {words.sessions}
        </h2>
        {!sessions.answer && !sessions.error && <Loading label={shared.loading} skeleton={[100]} />}
        {sessions.error && !hasEnded && (
          <Notification tone="red">{wordsOfFailure(sessions.error)}</Notification>
        )}
        {sessions.answer && (
          <SettingList>
            {sessions.answer.sessions.map(session => (
              <SessionSetting
                key={session.id}
                session={session}
                end={() => staffApi(endStaffSession, { params: { sessionId: session.id } })}
                onEnded={async () => {
                  await sessions.again();
                  listHeading.current?.focus();
                }}
              />
            ))}
          </SettingList>
        )}
      </section>
      {me.permissions.includes('take work') && <TalkHours />}
      <Passkeys />
      <ChangePassword onChanged={sessions.again} email={me.email} />
    </>
  );
}
