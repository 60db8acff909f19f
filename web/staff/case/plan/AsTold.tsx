import { TheirReason } from '../../../plans/card/TheirReason.tsx';
import type { PlanOfCase } from './WayThere.tsx';
import { words } from './words.ts';

/** How a plan stands, what its person does now and keeps to while it runs, as they read it, and why it was refused. */
export function AsTold({ plan: { stands, you, whileItRuns, theirAnswer } }: { readonly plan: PlanOfCase }) {
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
      <TheirReason answer={theirAnswer} />
    </>
  );
}
