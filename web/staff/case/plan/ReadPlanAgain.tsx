import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { hasCode } from '../../../data/failure.ts';
import { words } from './words.ts';

type ReadPlanAgainProps = {
  readonly failure: unknown;
  readonly onRead: () => Promise<unknown>;
  readonly reset: () => void;
};

/** Where more was written down of a plan meanwhile: the way to read that, after which what is typed is still there to be saved. */
export function ReadPlanAgain({ failure, onRead, reset }: ReadPlanAgainProps) {
  if (!hasCode(failure, 'REPAYMENT_CHANGED_ELSEWHERE')) return null;
  async function readAgain() {
    await onRead();
    reset();
  }
  return (
    <Button size="small" variant="secondary" onClick={() => void readAgain()}>
      {words.note.again}
    </Button>
  );
}
