import { myCallbacks } from '@towpath/contracts/api/callbacks.ts';
import { api } from '../../data/client.ts';
import { useRemote } from '../../data/remote.ts';
import { words } from '../words.ts';

/** What becomes of the calls that the person waits for, by another number, or by none. */
export function WaitingCalls({
  before,
  isGone,
}: {
  readonly before: string | null;
  readonly isGone: boolean;
}) {
  const { answer = [] } = useRemote(() => api(myCallbacks));
  const numbers = answer.map(({ contactNumber }) => contactNumber);
  const others = numbers.filter(number => number !== before);
  return (
    <>
      {numbers.length > others.length && (
        <p className="small">{isGone ? words.details.callStops : words.details.callFollows}</p>
      )}
      {others.map(number => (
        <p key={number} className="small">
          {words.details.callStays(number)}
        </p>
      ))}
    </>
  );
}
