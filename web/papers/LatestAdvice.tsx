import { myPapers } from '@towpath/contracts/api/papers.ts';
import { Card } from '@towpath/design-system/cards/Card.tsx';
import { api } from '../data/client.ts';
import { useRemote } from '../data/remote.ts';
import { KeepAdvice } from './KeepAdvice.tsx';
import { words } from './words.ts';

/** The latest advice, to keep. Renders nothing until there is one and it has been read. */
export function LatestAdvice() {
  const { answer } = useRemote(() => api(myPapers, { query: {} }));
  if (!answer?.advice) return null;
  return (
    <Card as="section" labelledBy="latest-advice">
      <h2 id="latest-advice">{words.latest}</h2>
      <KeepAdvice recordId={answer.advice.recordId} papers={answer} />
    </Card>
  );
}
