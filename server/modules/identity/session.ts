import type { SessionUser } from '@towpath/contracts/api/session.ts';
import type { Deps } from '../../deps.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { noteSeen } from '../customers/retained.ts';
import type { AccessTokens } from './accessToken.ts';
import type { Device } from './devices.ts';
import { startSession } from './sessions.ts';

/** A logged-in customer, with everything the browser receives. */
export type SignedInPerson = {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly user: SessionUser;
  readonly sessionId: string;
};

/** Begins a session for a customer who has proved who they are. */
export async function signIn(
  database: Deps['database'] | DatabaseTransaction,
  tokens: AccessTokens,
  user: SessionUser,
  now: Date,
  device: Device,
): Promise<SignedInPerson> {
  const { sessionId, refreshToken } = await startSession(database, user.userId, now, device);
  await noteSeen(database, user.userId, now);
  const accessToken = await tokens.sign({ customerId: user.userId, sessionId }, now);
  return { accessToken, refreshToken, user, sessionId };
}
