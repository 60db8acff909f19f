import { myPapers } from '@towpath/contracts/api/papers.ts';
import { TextLink } from '@towpath/design-system/buttons/TextButton.tsx';
import { Card } from '@towpath/design-system/cards/Card.tsx';
import { useKeptRemote } from '../data/keptRemote.ts';
import { paths } from '../shell/paths.ts';
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
      <p>
        <TextLink href={paths.letters}>{words.letters}</TextLink>
      </p>
    </Card>
  );
}
