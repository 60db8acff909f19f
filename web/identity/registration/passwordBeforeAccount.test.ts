// @vitest-environment happy-dom
import { ERRORS } from '@towpath/contracts/errors/errors.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { startApiInDom } from '../../testing/apiInDom.ts';
import { checkPasswordBeforeAccount } from './passwordBeforeAccount.ts';

const PASSWORD = 'Narrowboat 7!';
const NAMED = { password: PASSWORD, firstName: 'Danielle', email: 'danielle@towpath.example' };

/** The fields that the server refuses of those that it is given. */
let refuses: (given: object) => readonly string[];
const server = await startApiInDom(({ body }) => {
  // What the page sends by its call.
  const fields = refuses(body as object);
  if (fields.length === 0) return {};
  const { status, message } = ERRORS.VALIDATION_FAILED;
  const named = fields.map(field => ({ field, message: 'Not this' }));
  return { status, body: { error: { code: 'VALIDATION_FAILED', message, fields: named } } };
});
afterAll(async () => {
  await server.stop();
});
const askedSince = (before: number) => server.received.slice(before).map(({ body }) => body);

describe('checking a password before there is an account', () => {
  it('asks a server of the release before, which knows no names beside it, about the password alone (IS-331)', async () => {
    const before = server.received.length;
    refuses = given => Object.keys(given).filter(field => field !== 'password');
    await checkPasswordBeforeAccount(NAMED);
    expect(askedSince(before)).toEqual([NAMED, { password: PASSWORD }]);
  });

  it('asks once where the names are known, and says what is wrong with the password (IS-331)', async () => {
    const before = server.received.length;
    refuses = () => [];
    await checkPasswordBeforeAccount(NAMED);
    refuses = () => ['password'];
    const refused = checkPasswordBeforeAccount(NAMED);
    await expect(refused).rejects.toMatchObject({ fields: [{ field: 'password', message: 'Not this' }] });
    expect(askedSince(before)).toEqual([NAMED, NAMED]);
  });

  it('says what the release before finds wrong with the password (IS-331)', async () => {
    refuses = given => ('email' in given ? ['email', 'firstName'] : ['password']);
    await expect(checkPasswordBeforeAccount(NAMED)).rejects.toMatchObject({
      fields: [{ field: 'password' }],
    });
  });
});
