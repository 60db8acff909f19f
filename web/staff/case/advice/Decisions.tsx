import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import { type caseAdvice, lookAtChange } from '@towpath/contracts/api/staffAdvice.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { wordsOfFailure } from '../../../data/failure.ts';
import { useOperation } from '../../../data/remote.ts';
import { staffApi } from '../../staffApi.ts';
import styles from '../Case.module.css';
import { moment } from '../format.ts';
import { words } from '../words.ts';
import { EndDecision } from './EndDecision.tsx';

const say = words.decide;

type DecisionsProps = {
  readonly customerId: string;
  readonly decisions: AnswerOf<typeof caseAdvice>['decisions'];
  readonly mayApprove: boolean;
  readonly mayConfirm: boolean;
  readonly onLooked: () => Promise<unknown>;
};

/**
 * What advisers have said of this advice, the latest first: a change of another's waits here for a yes or a no, one's own
 * can be withdrawn, and what counts can be taken back.
 */
export function Decisions({ customerId, decisions, mayApprove, mayConfirm, onLooked }: DecisionsProps) {
  const approving = useOperation(async (decisionId: string) => {
    await staffApi(lookAtChange, { params: { customerId, decisionId }, body: { approves: true } });
    return true;
  });
  if (decisions.length === 0) return null;
  async function approve(decisionId: string) {
    await approving.trigger(decisionId);
    await onLooked();
  }
  return (
    <section aria-labelledby="said" className={styles.said}>
      <h3 id="said">{say.said}</h3>
      <ul className={styles.notes}>
        {decisions.map(({ id, outcome, name, reason, by, at, state, look: seen, ended, isMine }) => (
          <li key={id}>
            <p>
              <b>
                {say.outcomes[outcome]}: {name}
              </b>{' '}
              <span className={styles.tag}>{say.states[state]}</span>
            </p>
            <p className={styles.text}>{reason}</p>
            <span className={styles.small}>
              {say.by(by, moment(at))}
              {seen && `. ${say.looked(seen.by, moment(seen.at))}`}
            </span>
            {ended && (
              <div>
                <span className={styles.small}>
                  {say.states[state]}. {say.ended(ended.by, moment(ended.at))}
                </span>
                <p className={styles.text}>{ended.reason}</p>
              </div>
            )}
            {state === 'waits' && mayApprove && !isMine && (
              <div className={styles.ways}>
                <Button size="small" loading={approving.isFetching} onClick={() => void approve(id)}>
                  {say.approve}
                </Button>
                <EndDecision customerId={customerId} decisionId={id} how="refuse" onEnded={onLooked} />
              </div>
            )}
            {state === 'waits' && mayConfirm && isMine && (
              <EndDecision customerId={customerId} decisionId={id} how="withdraw" onEnded={onLooked} />
            )}
            {state === 'counts' && mayConfirm && (
              <EndDecision customerId={customerId} decisionId={id} how="takeBack" onEnded={onLooked} />
            )}
          </li>
        ))}
      </ul>
      <p role="status">{approving.error && wordsOfFailure(approving.error)}</p>
    </section>
  );
}
