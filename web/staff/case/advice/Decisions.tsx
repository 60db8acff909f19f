import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import { type caseAdvice, lookAtChange } from '@towpath/contracts/api/staffAdvice.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { wordsOfFailure } from '../../../data/failure.ts';
import { useOperation } from '../../../data/remote.ts';
import { staffApi } from '../../staffApi.ts';
import styles from '../Case.module.css';
import { moment } from '../format.ts';
import { words } from '../words.ts';

const say = words.decide;

type DecisionsProps = {
  readonly customerId: string;
  readonly decisions: AnswerOf<typeof caseAdvice>['decisions'];
  readonly mayApprove: boolean;
  readonly onLooked: () => Promise<unknown>;
};

/** What advisers have said of this advice, the latest first; a change of another's waits here for a yes or a no. */
export function Decisions({ customerId, decisions, mayApprove, onLooked }: DecisionsProps) {
  const looking = useOperation(async (decisionId: string, approves: boolean) => {
    await staffApi(lookAtChange, { params: { customerId, decisionId }, body: { approves } });
    return true;
  });
  if (decisions.length === 0) return null;
  async function look(decisionId: string, approves: boolean) {
    await looking.trigger(decisionId, approves);
    await onLooked();
  }
  return (
    <section aria-labelledby="said">
      <h3 id="said">{say.said}</h3>
      <ul className={styles.notes}>
        {decisions.map(({ id, outcome, name, reason, by, at, state, look: seen, isMine }) => (
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
            {state === 'waits' && mayApprove && !isMine && (
              <p className={styles.line}>
                <Button size="small" loading={looking.isFetching} onClick={() => void look(id, true)}>
                  {say.approve}
                </Button>
                <Button
                  size="small"
                  variant="secondary"
                  loading={looking.isFetching}
                  onClick={() => void look(id, false)}
                >
                  {say.refuse}
                </Button>
              </p>
            )}
          </li>
        ))}
      </ul>
      <p role="status">{looking.error && wordsOfFailure(looking.error)}</p>
    </section>
  );
}
