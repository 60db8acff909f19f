import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import { staffMe, staffSignOut } from '@towpath/contracts/api/staffSession.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { EmptyState } from '@towpath/design-system/feedback/EmptyState.tsx';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { TroubleState } from '@towpath/design-system/feedback/TroubleState.tsx';
import { useState } from 'react';
import { ApiFailure, wordsOfReading } from '../data/failure.ts';
import { useOperation, useRemote } from '../data/remote.ts';
import { PageTitle } from '../shell/PageTitle.tsx';
import { SignIn } from './SignIn.tsx';
import styles from './Staff.module.css';
import { StaffFrame } from './StaffFrame.tsx';
import { isSignedOut, staffApi } from './staffApi.ts';
import { WorkList } from './WorkList.tsx';
import { words } from './words.ts';

type Me = AnswerOf<typeof staffMe>;

async function readMe(): Promise<{ readonly me: Me | null; readonly hasEnded: boolean }> {
  try {
    return { me: await staffApi(staffMe), hasEnded: false };
  } catch (failure) {
    if (!isSignedOut(failure)) throw failure;
    return { me: null, hasEnded: failure instanceof ApiFailure && failure.status === 401 };
  }
}

/** The console: signing in, and then the work that waits. */
export function StaffPage() {
  const { answer, error, isFetching, again } = useRemote(readMe);
  // Since the page was opened: then the focus goes with the page that has changed.
  const [hasMoved, setMoved] = useState(false);
  const moved = () => {
    setMoved(true);
    void again();
  };
  if (!answer) {
    return (
      <StaffFrame>
        <PageTitle>{words.console}</PageTitle>
        {error ? (
          <TroubleState headingLevel={1} onRetry={again} retrying={isFetching}>
            {wordsOfReading(error)}
          </TroubleState>
        ) : (
          <Loading wholePage label={words.loading} skeleton={[40, 100, 100]} />
        )}
      </StaffFrame>
    );
  }
  const { me, hasEnded } = answer;
  if (!me) {
    return (
      <StaffFrame>
        <SignIn hasEnded={hasEnded} takesFocus={hasMoved} onSignedIn={moved} />
      </StaffFrame>
    );
  }
  return (
    <StaffFrame end={<WhoIsIn me={me} onOut={moved} />}>
      {me.permissions.includes('see work') ? (
        <WorkList me={me} takesFocus={hasMoved} onEnded={moved} />
      ) : (
        <NoWork />
      )}
    </StaffFrame>
  );
}

function NoWork() {
  return (
    <>
      <PageTitle>{words.work.title}</PageTitle>
      <EmptyState headingLevel={1} heading={words.work.notYours}>
        {words.work.notYoursText}
      </EmptyState>
    </>
  );
}

function WhoIsIn({ me, onOut }: { readonly me: Me; readonly onOut: () => void }) {
  const leaving = useOperation(async () => {
    await staffApi(staffSignOut).catch(failure => {
      if (!isSignedOut(failure)) throw failure;
    });
    return true;
  });
  return (
    <>
      <p className={styles.who}>
        <b>{me.name}</b> {me.role}
      </p>
      <Button
        variant="secondary"
        size="small"
        loading={leaving.isFetching}
        loadingLabel={words.signingOut}
        onClick={async () => {
          if (await leaving.trigger()) onOut();
        }}
      >
        {words.signOut}
      </Button>
    </>
  );
}
