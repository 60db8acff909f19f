import { inSentence } from '@towpath/domain/solutions/solution/inSentence.ts';
import { TheirReason } from '../../../plans/card/TheirReason.tsx';
import { CoveredDebts } from '../../../plans/covers/CoveredDebts.tsx';
import { coversWords } from '../../../plans/covers/words.ts';
import type { PlanOfCase } from './WayThere.tsx';
import { words } from './words.ts';

/**
 * How a plan stands, what its person does now and keeps to while it runs, which debts it covers, as they read it, and why it
 * was refused.
 */
export function AsTold({ plan }: { readonly plan: PlanOfCase }) {
  const { stands, you, whileItRuns, theirAnswer } = plan;
  return (
    <>
      {stands !== null && (
        <p>
          <b>{stands}</b>
          {you && `. ${you}`}
        </p>
      )}
      {whileItRuns.length > 0 && (
        <>
          <h3>{words.whileItRuns}</h3>
          <ul>
            {whileItRuns.map(says => (
              <li key={says}>{says}</li>
            ))}
          </ul>
        </>
      )}
      <Covered plan={plan} />
      <TheirReason answer={theirAnswer} />
    </>
  );
}

function Covered({ plan: { covers, shortName } }: { readonly plan: PlanOfCase }) {
  if (covers === undefined) return null;
  return (
    <>
      <h3>{coversWords.heading(inSentence(shortName))}</h3>
      {covers === null ? (
        <p>
          {coversWords.notKnown} {coversWords.theirLetter}
        </p>
      ) : (
        <CoveredDebts covers={covers} heading="h4" />
      )}
    </>
  );
}
