import { TheirReason } from '../../../plans/card/TheirReason.tsx';
import type { PlanOfCase } from './WayThere.tsx';

/** How a plan stands and what its person does now, as they read it, and why it was refused. */
export function AsTold({ plan: { stands, you, theirAnswer } }: { readonly plan: PlanOfCase }) {
  return (
    <>
      {stands !== null && (
        <p>
          <b>{stands}</b>
          {you && `. ${you}`}
        </p>
      )}
      <TheirReason answer={theirAnswer} />
    </>
  );
}
