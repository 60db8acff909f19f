import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import { chooseAnswers, type myBroughtAnswers } from '@towpath/contracts/api/comingBack.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Card } from '@towpath/design-system/cards/Card.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { api } from '../data/client.ts';
import { hasCode } from '../data/failure.ts';
import { useOperation } from '../data/remote.ts';
import styles from './WhichAnswers.module.css';
import { words } from './words.ts';

export type WaitingAnswers = NonNullable<AnswerOf<typeof myBroughtAnswers>['waiting']>;

type Use = 'own' | 'brought';

type WhichAnswersProps = {
  readonly waiting: WaitingAnswers;
  /** Called once it is said, here or in another tab. */
  readonly onChosen: () => void;
};

/** Asks whoever brought along answers to an account that has its own which of them go on. */
export function WhichAnswers({ waiting, onChosen }: WhichAnswersProps) {
  const own = useOperation(() => choose('own'));
  const brought = useOperation(() => choose('brought'));
  const busy = own.isFetching || brought.isFetching;
  const error = own.error ?? brought.error;

  async function choose(use: Use) {
    try {
      await api(chooseAnswers, { body: { journeyId: waiting.journeyId, use } });
    } catch (failure) {
      // It was said in another tab meanwhile.
      if (!hasCode(failure, 'NOT_FOUND')) throw failure;
    }
    return true;
  }

  async function press(choice: typeof own) {
    if (!busy && (await choice.trigger())) onChosen();
  }

  return (
    <Card as="section" labelledBy="which-answers">
      <h2 id="which-answers" className="h3">
        {words.whichAnswers.heading}
      </h2>
      <p className={styles.why}>
        {words.whichAnswers.text(new Date(waiting.ownLast), new Date(waiting.broughtLast))}
      </p>
      <p className="small muted">{words.whichAnswers.kept}</p>
      {error && <Notification tone="red">{error.message}</Notification>}
      <div className={styles.choices}>
        <Button
          variant="secondary"
          loading={own.isFetching}
          loadingLabel={words.whichAnswers.saving}
          onClick={() => void press(own)}
        >
          {words.whichAnswers.own}
        </Button>
        <Button
          variant="secondary"
          loading={brought.isFetching}
          loadingLabel={words.whichAnswers.saving}
          onClick={() => void press(brought)}
        >
          {words.whichAnswers.brought}
        </Button>
      </div>
    </Card>
  );
}
