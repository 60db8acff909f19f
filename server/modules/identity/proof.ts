import type { PreparedStatement, RunQuery } from '../../platform/database/preparedStatements.ts';
import type { Caller } from '../../platform/http/who.ts';

/** Runs a statement for a caller and returns its rows; none for a caller whose credential is not valid. */
export type ProvingStatement = <Row extends object>(
  run: RunQuery,
  caller: Caller,
  ...values: readonly unknown[]
) => Promise<Row[]>;

/**
 * A statement that also checks whether its caller's credential is valid, so that a call on the hot path needs no round
 * trip for that alone.
 *
 * @param parameters how many the statement has: $1 is the customer id, those of the condition follow behind
 * @param text the statement around the condition
 */
export function withCredentialCheck(
  name: string,
  parameters: number,
  text: (condition: string) => string,
): ProvingStatement {
  const [credential, lastsBeyond] = [`$${parameters + 1}`, `$${parameters + 2}`];
  const proven: PreparedStatement = { name, text: text('true') };
  const byGuest: PreparedStatement = {
    name: `${name}-guest`,
    text: text(`exists (
      select 1 from guest_credentials
      where customer_id = $1 and token_hash = ${credential} and expires_at > ${lastsBeyond})`),
  };
  const bySession: PreparedStatement = {
    name: `${name}-session`,
    text: text(`exists (
      select 1 from sessions
      where customer_id = $1 and session_id = ${credential} and ended_at is null
        and expires_at > ${lastsBeyond})`),
  };
  return (run, { customerId, claim }, ...values) => {
    if (!claim) return run(proven, [customerId, ...values]);
    return claim.kind === 'guest'
      ? run(byGuest, [customerId, ...values, claim.tokenHash, claim.lastsBeyond])
      : run(bySession, [customerId, ...values, claim.sessionId, claim.lastsBeyond]);
  };
}
