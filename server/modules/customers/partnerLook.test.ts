import { createJourney, myStatus } from '@towpath/contracts/api/journeys.ts';
import { budgetStatementPdf } from '@towpath/contracts/api/papers.ts';
import { requestPasswordReset } from '@towpath/contracts/api/passwords.ts';
import { login } from '@towpath/contracts/api/session.ts';
import { readOperatorContent } from '@towpath/contracts/content/readOperatorContent.ts';
import { shipped } from '@towpath/contracts/content/testing/shippedContent.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { atAdvice } from '../../testing/adviceJourney.ts';
import { addLead } from '../../testing/partnerLead.ts';
import { customer, guest, PASSWORD, type Person } from '../../testing/person.ts';
import { readPdf } from '../../testing/readPdf.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const PARTNER = 'mw_quick';
const { look, partners } = readOperatorContent(shipped);
const theirs = partners[PARTNER] ?? look;

/** Notes that this person came by the partner's link, as their journey does. */
async function cameByPartner({ customerId }: Person): Promise<void> {
  await test.database
    .updateTable('journeys')
    .set({ marketing_context: JSON.stringify({ appId: PARTNER }) })
    .where('customer_id', '=', customerId)
    .execute();
}

async function resetMail(email: string) {
  await test.call(requestPasswordReset, { body: { email } });
  const mail = (await test.mails()).findLast(({ to }) => to === email);
  if (mail === undefined) throw new Error('No mail came.');
  return mail;
}

it('mails to a person whom a partner sent are in its name, colours and phone, and say who advises (IS-257)', async () => {
  const person = await customer(test);
  await person.call(createJourney, { body: { marketingContext: { appId: PARTNER } } });
  const mail = await resetMail(person.email);
  expect(mail.from).toBe(theirs.name);
  expect(mail.html).toContain(theirs.colours.main);
  expect(mail.html).not.toContain(look.colours.main);
  expect(mail.html).toContain(`>${theirs.name}</a><p`);
  expect(mail.html).toContain(`>${theirs.beside}</p>`);
  expect(mail.text).toContain(`${theirs.name}, ${theirs.beside}`);
  const other = await customer(test);
  await other.call(createJourney, { body: {} });
  const ours = await resetMail(other.email);
  expect(ours.from).toBe(look.name);
  expect(`${ours.html}${ours.text}`).not.toContain(theirs.name);
});

it('papers are on its letterhead, with its phone; the firm on them stays the one that answers for the advice (IS-257)', async () => {
  const person = await atAdvice(test);
  const ours = await readPdf((await person.call(budgetStatementPdf, {})).bytes);
  await cameByPartner(person);
  const paper = await readPdf((await person.call(budgetStatementPdf, {})).bytes);
  expect(paper.title).toContain(theirs.name);
  expect(paper.text).toContain(theirs.name);
  expect(paper.text).toContain(theirs.beside);
  expect(paper.text).toContain(theirs.phone);
  expect(paper.text).not.toContain(look.phone);
  expect(paper.text).toContain(`${look.name} is a trading name of`);
  expect(ours.text).not.toContain(theirs.name);
});

it('a login, a journey and a lead give the browser the look of the person’s partner, and a login of somebody else takes it back (IS-258)', async () => {
  const visitor = await guest(test);
  const begun = await visitor.call(createJourney, { body: { marketingContext: { appId: PARTNER } } });
  expect(begun.cookies.partner?.value).toBe(PARTNER);
  const person = await customer(test);
  await person.call(createJourney, { body: { marketingContext: { appId: PARTNER } } });
  const other = await customer(test);
  const loginOf = ({ email }: { email: string }) => test.call(login, { body: { email, password: PASSWORD } });
  expect((await loginOf(person)).cookies.partner?.value).toBe(PARTNER);
  expect((await loginOf(other)).cookies.partner?.value).toBe('');
  const lead = { forename: 'Kofi', phoneNumber: '07400 123456', appId: PARTNER };
  await addLead(test.database, lead, test.clock.now());
  await test.database.updateTable('partner_leads').set({ accepted_by: other.customerId }).execute();
  expect((await loginOf(other)).cookies.partner?.value).toBe(PARTNER);
});

it('the tag that says how far they are has its colours (IS-257)', async () => {
  const person = await guest(test);
  await person.call(createJourney, { body: { marketingContext: { appId: PARTNER } } });
  const { answer } = await person.call(myStatus, {});
  expect(answer.statusTextColor).toBe(theirs.colours.mainDeep);
});
