import { answerEmailLink, checkEmailLink } from '@towpath/contracts/api/account.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { ButtonLink } from '@towpath/design-system/buttons/ButtonLink.tsx';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { TroubleState } from '@towpath/design-system/feedback/TroubleState.tsx';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { useSyncExternalStore } from 'react';
import { api } from '../../data/client.ts';
import { hasCode } from '../../data/failure.ts';
import { useOperation, useRemote } from '../../data/remote.ts';
import { ResetFrame } from '../../identity/reset-password/ResetFrame.tsx';
import { paths } from '../../shell/paths.ts';
import formStyles from '../ProtectedForm.module.css';
import { words as accountWords } from '../words.ts';

const words = accountWords.emailLink;
const never = () => () => {};

/**
 * Where the links of a change of email lead. Nothing happens before a button is pressed: programs that look at mails
 * open every link in them.
 */
export function EmailChangePage() {
  const token = useSyncExternalStore<string | undefined>(
    never,
    () => new URLSearchParams(location.search).get('token') ?? '',
    () => undefined,
  );
  if (token === undefined) {
    return (
      <ResetFrame title={words.title}>
        <Loading wholePage label={words.checking} />
      </ResetFrame>
    );
  }
  return <Answering token={token} />;
}

function Answering({ token }: { token: string }) {
  const checking = useRemote(() => api(checkEmailLink, { body: { token } }));
  const answering = useOperation((agrees: boolean) => api(answerEmailLink, { body: { token, agrees } }));

  const notGood = [checking.error, answering.error].find(error => hasCode(error, 'EMAIL_LINK_NOT_VALID'));
  if (notGood) {
    return (
      <ResetFrame title={words.notGood}>
        <p className="lead">{notGood.message}</p>
        <p>
          <ButtonLink href={paths.account}>{words.toAccount}</ButtonLink>
        </p>
      </ResetFrame>
    );
  }
  if (answering.answer) {
    const { became, countsOn } = answering.answer;
    const said = words.became[became];
    return (
      <ResetFrame title={said.title}>
        <p className="lead">{said.text(countsOn === null ? '' : sayDay(countsOn))}</p>
        <p>
          <ButtonLink href={became === 'stopped' ? paths.resetPassword : paths.account}>
            {said.action}
          </ButtonLink>
        </p>
      </ResetFrame>
    );
  }
  const question = checking.answer && words[checking.answer.side];
  return (
    <ResetFrame title={question?.title ?? words.title}>
      {question && (
        <>
          <p className="lead">{question.text}</p>
          {answering.error && <Notification tone="red">{answering.error.message}</Notification>}
          <div className={formStyles.buttons}>
            <Button
              loading={answering.isFetching}
              loadingLabel={accountWords.saving}
              onClick={() => void answering.trigger(true)}
            >
              {question.yes}
            </Button>
            <Button
              variant="secondary"
              loading={answering.isFetching}
              loadingLabel={accountWords.saving}
              onClick={() => void answering.trigger(false)}
            >
              {question.no}
            </Button>
          </div>
        </>
      )}
      {checking.error && (
        <TroubleState onRetry={checking.again} retrying={checking.isFetching}>
          {checking.error.message}
        </TroubleState>
      )}
      {!checking.answer && !checking.error && <Loading label={words.checking} />}
    </ResetFrame>
  );
}
