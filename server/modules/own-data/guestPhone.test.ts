import { askSearchPhone, confirmSearchPhone } from '@towpath/contracts/api/creditSearch.ts';
import {
  confirmGuestCode,
  copyGuestData,
  copyGuestDataPdf,
  eraseGuest,
  keepGuestData,
  myGuestData,
  sendGuestCode,
} from '@towpath/contracts/api/ownData.ts';
import { registerLater } from '@towpath/contracts/api/session.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anotherCode, createSearchApp, mayDoSearches, type SearchApp } from '../../testing/creditSearch.ts';
import { customer, guest, type Person } from '../../testing/person.ts';
import { createTestApp } from '../../testing/testApp.ts';

const MINUTE = 60_000;
const PHONE = '07700 900123';

let app: SearchApp;
let person: Person;
beforeAll(async () => {
  app = await createSearchApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  // The texts and tries of the story before count no more.
  app.test.clock.forward(25 * 60 * MINUTE);
  person = await mayDoSearches(app.test, await guest(app.test));
});

const send = (phoneNumber = PHONE) => person.call(sendGuestCode, { body: { phoneNumber } });
const give = async (otp: string) => {
  const given = await person.call(confirmGuestCode, { body: { otp } });
  return given.status === 204 ? 'shown' : given.error.code;
};
const noted = async () =>
  (
    await app.test.database
      .selectFrom('audit_log')
      .select('kind')
      .where('customer_id', '=', person.customerId)
      .where('kind', 'in', ['identity proved again', 'identity not proved', 'export asked', 'erasure asked'])
      .orderBy('id')
      .execute()
  ).map(({ kind }) => kind);

describe('somebody without an account who confirmed a phone', () => {
  it('has a copy and an erasure only after a code to that phone, for ten minutes (IS-296)', async () => {
    for (const declaration of [copyGuestData, copyGuestDataPdf, eraseGuest]) {
      const { status, error } = await person.call(declaration, {});
      expect([status, error.code]).toEqual([403, 'PHONE_CODE_NEEDED']);
    }
    expect((await person.call(myGuestData, {})).answer.erasure).toBeNull();
    expect((await send()).answer).toEqual({ again: 60 });
    const code = await app.code();
    expect(await give(anotherCode(code))).toBe('VERIFICATION_FAILED');
    expect((await person.call(copyGuestData, {})).error.code).toBe('PHONE_CODE_NEEDED');
    expect(await give(code)).toBe('shown');
    expect((await person.call(copyGuestData, {})).answer.person).toBe(person.customerId);
    expect((await person.call(copyGuestDataPdf, {})).status).toBe(200);
    expect((await person.call(eraseGuest, {})).status).toBe(200);
    app.test.clock.forward(11 * MINUTE);
    expect((await person.call(copyGuestData, {})).error.code).toBe('PHONE_CODE_NEEDED');
    // Taking an erasure back harms nobody.
    expect((await person.call(keepGuestData, {})).status).toBe(204);
    expect(await noted()).toEqual([
      'identity not proved',
      'identity proved again',
      'export asked',
      'export asked',
      'erasure asked',
    ]);
  });

  it('makes an account only after a code to that phone, and is the guest they were until then (IS-320)', async () => {
    const email = `later-${person.customerId}@towpath.example`;
    const register = () => person.call(registerLater, { body: { email } });
    const { status, error } = await register();
    expect([status, error.code]).toEqual([403, 'PHONE_CODE_NEEDED']);
    // Who has taken the session confirms a phone of their own: it shows nothing.
    expect((await person.call(askSearchPhone, { body: { phoneNumber: '07700 900124' } })).answer.code).toBe(
      'sent',
    );
    expect((await register()).error.code).toBe('PHONE_CODE_NEEDED');
    app.test.clock.forward(25 * 60 * MINUTE);
    await send();
    expect(await give(await app.code())).toBe('shown');
    app.test.clock.forward(11 * MINUTE);
    expect((await register()).error.code).toBe('PHONE_CODE_NEEDED');
    await send();
    expect(await give(await app.code())).toBe('shown');
    expect((await register()).answer.user).toMatchObject({ userId: person.customerId, email });
  });

  it('is sent no code to another phone, and it says so at its field (IS-296)', async () => {
    const before = (await app.sent()).length;
    for (const other of ['07700 900124', '0770', '']) {
      const { status, error } = await send(other);
      expect([status, error.fields?.[0]?.field]).toEqual([400, 'phoneNumber']);
    }
    const stranger = await guest(app.test);
    expect((await stranger.call(sendGuestCode, { body: { phoneNumber: PHONE } })).status).toBe(400);
    expect(await app.sent()).toHaveLength(before);
    expect(await give('123456')).toBe('NOT_FOUND');
  });

  it('is not let in by another phone that their session confirms for a credit search (IS-296)', async () => {
    const other = '07700 900124';
    const codeToOther = async () => {
      const sent = await fetch(`${app.messages.url}/messages.json?to=%2B447700900124`);
      return (
        /^(\d{6}) /u.exec(((await sent.json()) as readonly { text: string }[])[0]?.text ?? '')?.[1] ?? ''
      );
    };
    const isCopied = async () => (await person.call(copyGuestData, {})).error.code;
    expect((await person.call(askSearchPhone, { body: { phoneNumber: other } })).answer.code).toBe('sent');
    // Given here it counts no more than there.
    expect(await give(await codeToOther())).toBe('NOT_FOUND');
    const confirmed = await person.call(confirmSearchPhone, { body: { otp: await codeToOther() } });
    expect(confirmed.status).toBe(204);
    expect(await isCopied()).toBe('PHONE_CODE_NEEDED');
    expect((await person.call(eraseGuest, {})).error.code).toBe('PHONE_CODE_NEEDED');
    expect((await send(other)).error.fields?.[0]?.field).toBe('phoneNumber');
    app.test.clock.forward(25 * 60 * MINUTE);
    expect((await send(other)).error.fields?.[0]?.field).toBe('phoneNumber');
    // That the owner shows it again does not make theirs the later one.
    for (const _ of [1, 2]) {
      await send();
      expect(await give(await app.code())).toBe('shown');
      expect((await person.call(copyGuestData, {})).status).toBe(200);
      expect((await send(other)).error.fields?.[0]?.field).toBe('phoneNumber');
      app.test.clock.forward(11 * MINUTE);
      expect(await isCopied()).toBe('PHONE_CODE_NEEDED');
    }
  });

  it('has three tries in a day, however many codes they ask for (IS-296)', async () => {
    await send();
    const code = await app.code();
    const wrong = ['111111', '222222', '333333'].map(one => (one === code ? '444444' : one));
    for (const one of wrong) await give(one);
    expect(await give(code)).toBe('No attempts remaining');
    expect((await send()).error.code).toBe('No attempts remaining');
    expect((await person.call(copyGuestData, {})).error.code).toBe('PHONE_CODE_NEEDED');
  });

  it('is sent another code after a minute, and told of the pause before (IS-296)', async () => {
    await send();
    const first = await app.code();
    app.test.clock.forward(MINUTE / 2);
    expect((await send()).answer).toEqual({ again: 30 });
    expect(await app.code()).toBe(first);
    app.test.clock.forward(MINUTE);
    expect((await send()).answer).toEqual({ again: 60 });
    expect(await give(await app.code())).toBe('shown');
  });

  it('is led to a person where no text can be sent (IS-296)', async () => {
    const off = await createTestApp({}, undefined, { messageSender: undefined });
    const someone = await guest(off);
    const { status, error } = await someone.call(sendGuestCode, { body: { phoneNumber: PHONE } });
    expect([status, error.code]).toEqual([503, 'TEXTS_UNAVAILABLE']);
    expect(error.message).toContain('a person here will help you');
    await off.close();
  });
});

it('asks nobody for a code who confirmed no phone, and those with an account for the password (IS-296)', async () => {
  expect((await (await guest(app.test)).call(copyGuestData, {})).status).toBe(200);
  const registered = await mayDoSearches(app.test, await customer(app.test));
  const asked = await registered.call(sendGuestCode, { body: { phoneNumber: PHONE } });
  const given = await registered.call(confirmGuestCode, { body: { otp: '123456' } });
  expect([asked.error.code, given.error.code]).toEqual(['CONFIRMATION_NEEDED', 'CONFIRMATION_NEEDED']);
});
