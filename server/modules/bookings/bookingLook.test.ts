import { randomUUID } from 'node:crypto';
import { bookingByLink, bookTalk, cancelBooking, moveBooking } from '@towpath/contracts/api/bookings.ts';
import { createJourney } from '@towpath/contracts/api/journeys.ts';
import { readOperatorContent } from '@towpath/contracts/content/readOperatorContent.ts';
import { shipped } from '@towpath/contracts/content/testing/shippedContent.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookingIn, bookingOf, MONDAY } from '../../testing/booking.ts';
import { guest, type Person } from '../../testing/person.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

const PARTNER = 'mw_quick';
const { look, partners } = readOperatorContent(shipped);
const theirs = partners[PARTNER] ?? look;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  test.clock.set(MONDAY);
});
afterAll(() => test.close());
const { aTime, mailsTo } = bookingIn(() => test);
const staff = staffIn(() => test);

const anEmail = () => `look-${randomUUID()}@towpath.example`;
/** Books as a page does whose browser shows that partner's look. */
const bookIn = (person: Person, email: string, partner?: string) =>
  person.call(bookTalk, {
    body: bookingOf({ startsAt: aTime(), email }),
    ...(partner === undefined ? {} : { cookies: { partner } }),
  });
const linkIn = (text = '') => /\/booking(\?[^#\s]*)?#([\w-]{64})/u.exec(text);

describe('a talk that is booked in the look of a partner', () => {
  it('has all its mails in that look, and the links in them open in it (PT-618)', async () => {
    const [person, email] = [await guest(test), anEmail()];
    const { id } = (await bookIn(person, email, PARTNER)).answer.booking;
    const params = { bookingId: id };
    await person.call(moveBooking, { params, body: { startsAt: aTime() } });
    await mailsTo(email);
    await person.call(cancelBooking, { params });
    const mails = await mailsTo(email);
    expect(mails.map(({ from }) => from)).toEqual([theirs.name, theirs.name, theirs.name]);
    for (const { text } of mails) {
      const [, query, token = ''] = linkIn(text) ?? [];
      expect(query).toBe('?appId=mw_quick');
      expect((await test.call(bookingByLink, { body: { token } })).answer.booking.id).toBe(id);
    }
  });

  it.each([undefined, 'mw_nobody', 'constructor'])('is in ours for the partner %s (PT-618)', async named => {
    const [person, email] = [await guest(test), anEmail()];
    await bookIn(person, email, named);
    const [mail] = await mailsTo(email);
    expect(mail?.from).toBe(look.name);
    expect(linkIn(mail?.text)?.[1]).toBeUndefined();
  });

  it('is in the look of the partner who sent the person, whatever the page showed (PT-618)', async () => {
    const [person, email] = [await guest(test), anEmail()];
    await person.call(createJourney, { body: { marketingContext: { appId: PARTNER } } });
    await bookIn(person, email, 'mw_name');
    const [mail] = await mailsTo(email);
    expect(mail?.from).toBe(theirs.name);
    expect(linkIn(mail?.text)?.[1]).toBe('?appId=mw_quick');
  });

  it('stays in it where one of us books the next for them (PT-618)', async () => {
    const [person, email] = [await guest(test), anEmail()];
    const { id } = (await bookIn(person, email, PARTNER)).answer.booking;
    await person.call(cancelBooking, { params: { bookingId: id } });
    test.clock.forward(60_000);
    const adviser = await staff.member();
    const body = bookingOf({ startsAt: aTime(), email });
    expect(
      (await staff.send('POST', `/cases/${person.customerId}/booking`, body, adviser.cookie)).status,
    ).toBe(200);
    expect(linkIn((await mailsTo(email)).at(-1)?.text)?.[1]).toBe('?appId=mw_quick');
  });
});
