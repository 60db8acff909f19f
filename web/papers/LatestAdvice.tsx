import { myPapers } from '@towpath/contracts/api/papers.ts';
import { Card } from '@towpath/design-system/cards/Card.tsx';
import { useKeptRemote } from '../data/keptRemote.ts';
import { KeepAdvice } from './KeepAdvice.tsx';
import { words } from './words.ts';

/** The latest advice, to keep. Renders nothing until there is one and it has been read. */
export function LatestAdvice() {
  const { answer } = useKeptRemote(call => call(myPapers, { query: {} }));
  if (!answer?.advice) return null;
  return (
    <Card as="section" tight labelledBy="latest-advice">
      <h2 id="latest-advice">{words.latest}</h2>
      <KeepAdvice recordId={answer.advice.recordId} papers={answer} />
    </Card>
  );
}
