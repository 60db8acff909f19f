import type { Call } from '@towpath/contracts/call.ts';
import { startGuestSession } from '@towpath/contracts/session.ts';
import type { CallOptions, CallResult, TestApp } from './testApp.ts';

export type Person = {
  readonly customerId: string;
  /** The Authorization header that proves who they are. */
  readonly authorization: string;
  /** Makes a call as this person. */
  call<const C extends Call>(declaration: C, options: CallOptions<C>): Promise<CallResult<C>>;
};

/** A new visitor with a basic token. */
export async function guest(test: TestApp): Promise<Person> {
  const { answer } = await test.call(startGuestSession, {});
  return personWith(test, answer.userId, `Basic ${answer.basicAuthToken}`);
}

export function personWith(test: TestApp, customerId: string, authorization: string): Person {
  return {
    customerId,
    authorization,
    call: (declaration, options) => test.call(declaration, { authorization, ...options }),
  };
}
