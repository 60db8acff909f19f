import { myPapers } from '@towpath/contracts/api/papers.ts';
import { Card } from '@towpath/design-system/cards/Card.tsx';
import { api } from '../data/client.ts';
import { useRemote } from '../data/remote.ts';
import { KeepAdvice } from './KeepAdvice.tsx';
import { words } from './words.ts';

/** Below an advice: a way to keep exactly that advice. */
export function AdviceToKeep({ recordId }: { recordId: string }) {
  const { answer } = useRemote(() => api(myPapers, { query: { recordId } }));
  return (
    <div className="no-print">
      <Card as="section" labelledBy="keep-advice">
        <h2 id="keep-advice">{words.keep}</h2>
        <KeepAdvice recordId={recordId} papers={answer} />
      </Card>
    </div>
  );
}
