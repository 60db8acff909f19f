import { randomUUID } from 'node:crypto';
import { handOverApplication, takeBackApplication } from '@towpath/contracts/api/applications.ts';
import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import { editLetter, myLetter, myLetters, readLetter, sendLetter } from '@towpath/contracts/api/letters.ts';
import { myOwnData } from '@towpath/contracts/api/ownData.ts';
import { paperVersions, planPdf } from '@towpath/contracts/api/papers.ts';
import type { casePapers } from '@towpath/contracts/api/staffCases.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applicationOf, choseOrder } from '../../testing/applying.ts';
import { readPdf } from '../../testing/readPdf.ts';
import { repaying } from '../../testing/repaying.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { toldOfHealth } from '../../testing/toldOfHealth.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await test.database
    .insertInto('staff_roles')
    .values([
      { role: 'desk', permissions: ['see work'] },
      { role: 'reader', permissions: ['see cases'] },
    ])
    .execute();
});
afterAll(() => test.close());
const staff = staffIn(() => test);
const DAY = 86_400_000;

type Groups = AnswerOf<typeof casePapers>['groups'];
type Whose = { readonly customerId: string };

const caseOf = ({ customerId }: Whose) => `/cases/${customerId}`;
async function papersFor(cookie: string, person: Whose, query = '') {
  const { body } = await staff.send('GET', `${caseOf(person)}/papers${query}`, undefined, cookie);
  return body.groups as Groups;
}
const ofKind = (groups: Groups, kind: Groups[number]['kind']) =>
  groups.find(one => one.kind === kind)?.papers ?? [];
const opens = (cookie: string, person: Whose, path: string) =>
  test.app.inject({
    url: `/staff/api${caseOf(person)}/${path}`,
    headers: { cookie: `staffSession=${cookie}` },
  });
/** Where a paper of a case opens, as its list names it. */
function addressOf({ about }: Groups[number]['papers'][number]['paper']): string {
  switch (about.kind) {
    case 'plan':
      return `papers/plans/${about.planId}?on=${about.on}`;
    case 'letter':
      return `letters/${about.letterId}/paper${about.sent ? `?version=${about.sent.version}` : ''}`;
    case 'form':
      return `papers/forms/${about.planId}/${about.number}`;
    case 'advice':
      return `papers/advice/${about.recordId}`;
    case 'budget':
      return 'papers/budget';
  }
}
const openedBy = async (person: Whose) =>
  (
    await test.database
      .selectFrom('staff_log')
      .select('facts')
      .where('kind', 'in', ['paper opened', 'letter opened'])
      .where('customer_id', '=', person.customerId)
      .execute()
  ).map(({ facts }) => (facts as { readonly paper: string }).paper);

/** Somebody whose plan is drawn up, with a letter of it that went. */
async function withPlanAndLetter() {
  const one = await repaying(test, staff);
  await one.goesOn();
  await one.note({ kind: 'draw up', firstPayment: '2026-12-21' });
  const letterId = (await one.person.call(myLetters, {})).answer.letters[0]?.id ?? '';
  const params = { letterId };
  for (const [place, value] of Object.entries({
    address: '14 Tannery Row\nLeeds LS9 0ZZ',
    creditorAddress: 'PO Box 118\nEly CB7 0ZZ',
    reference: 'KC 2281',
    reason: 'my hours were cut when I fell ill',
  })) {
    await one.person.call(editLetter, { params, body: { place, value, was: '' } });
  }
  const { shown } = (await one.person.call(myLetter, { params })).answer.letter;
  await one.person.call(readLetter, { params, body: { shown } });
  const on = test.clock.now().toISOString().slice(0, 10);
  const sent = await one.person.call(sendLetter, { params, body: { shown, version: 1, on, by: 'post' } });
  expect(sent.status).toBe(200);
  return { ...one, letterId };
}

/** Somebody whose form was handed over twice. */
async function withTwoForms() {
  const one = await choseOrder(test);
  const { person, planId } = one;
  const handOver = async () => {
    const { revision } = await applicationOf(person);
    (await person.call(handOverApplication, { body: { planId, revision, asItIs: true } })).answer;
  };
  await handOver();
  (await person.call(takeBackApplication, { body: { planId } })).answer;
  test.clock.forward(1000);
  await handOver();
  return one;
}

describe('the papers in a case', () => {
  it('are every paper that the person has, each version, as they have it, and each that opens is in the log (DN-803)', async () => {
    const { person, planId } = await withPlanAndLetter();
    const { cookie } = await staff.member();
    const groups = await papersFor(cookie, person);
    const theirs = (await person.call(paperVersions, { query: {} })).answer.groups;
    expect(theirs.map(({ kind }) => kind)).toEqual(['plan', 'letter', 'advice', 'budget']);
    expect(
      groups.map(({ papers, ...group }) => ({ ...group, papers: papers.map(({ paper }) => paper) })),
    ).toEqual(theirs);
    const all = groups.flatMap(({ papers }) => papers);
    for (const { paper, isWithheld } of all) {
      const { statusCode, headers } = await opens(cookie, person, addressOf(paper));
      expect([isWithheld, statusCode, headers['content-type']]).toEqual([false, 200, 'application/pdf']);
    }
    expect(await openedBy(person)).toEqual(all.map(({ paper }) => paper.about.kind));
    const today = test.clock.now().toISOString().slice(0, 10);
    const own = await person.call(planPdf, { params: { planId }, query: { on: today } });
    const inCase = await opens(cookie, person, `papers/plans/${planId}?on=${today}`);
    expect(inCase.rawPayload.equals(own.bytes)).toBe(true);
    expect((await person.call(myOwnData, {})).answer.looks.map(({ why }) => why).join()).toContain(
      'your documents',
    );
  });

  it('have each form as it was handed over, also one that was handed over again since (DN-803)', async () => {
    const { person, planId } = await withTwoForms();
    const { cookie } = await staff.member();
    const forms = ofKind(await papersFor(cookie, person), 'form');
    expect(forms.map(({ paper }) => addressOf(paper))).toEqual([
      `papers/forms/${planId}/2`,
      `papers/forms/${planId}/1`,
    ]);
    for (const { paper } of forms) {
      const pdf = await readPdf((await opens(cookie, person, addressOf(paper))).rawPayload);
      expect(pdf.text).toContain('Danielle Hughes');
    }
    expect((await opens(cookie, person, `papers/forms/${planId}/3`)).statusCode).toBe(404);
  });

  it('are of that person alone, and of nobody for a role that sees no cases (DN-803)', async () => {
    const { person, planId } = await withTwoForms();
    const { person: other } = await choseOrder(test);
    const [{ cookie }, desk] = [await staff.member(), await staff.member('desk')];
    for (const path of [`papers/forms/${planId}/1`, `papers/plans/${planId}`]) {
      expect((await opens(cookie, other, path)).statusCode).toBe(404);
      expect((await opens(cookie, { customerId: randomUUID() }, path)).statusCode).toBe(404);
      expect((await opens(desk.cookie, person, path)).statusCode).toBe(404);
      expect((await opens(cookie, person, path)).statusCode).toBe(200);
    }
    expect((await opens(desk.cookie, person, 'papers')).statusCode).toBe(404);
    expect((await opens(cookie, person, `papers/plans/${planId}?on=yesterday`)).statusCode).toBe(400);
    expect((await opens(cookie, person, `papers/forms/${planId}/nought`)).statusCode).toBe(400);
  });

  it('come twenty of a kind at once, and older ones after the last of them (DN-805)', async () => {
    const { person, planId } = await choseOrder(test);
    const rows = Array.from({ length: 24 }, (_, index) => ({
      customer_id: person.customerId,
      plan_id: planId,
      sequence: index + 10,
      at: new Date(test.clock.now().getTime() - (index + 1) * DAY),
      state: 'chosen',
      moved_by: 'person',
    }));
    await test.database.insertInto('plan_changes').values(rows).execute();
    const { cookie } = await staff.member();
    const [first] = (await papersFor(cookie, person, '?kind=plan')) ?? [];
    expect([first?.papers.length, first?.hasOlder]).toEqual([20, true]);
    const after = encodeURIComponent(first?.papers.at(-1)?.paper.key ?? '');
    const [older] = await papersFor(cookie, person, `?kind=plan&after=${after}`);
    expect([older?.papers.length, older?.hasOlder]).toEqual([5, false]);
    expect((await opens(cookie, person, 'papers?kind=photo')).statusCode).toBe(400);
  });
});

describe('what of the papers tells of health', () => {
  it('is not told to a role that may not see it: no name says so, and it does not open (DN-804, DN-938)', async () => {
    const person = await toldOfHealth(test, 'DRO', 780);
    const [jo, reader] = [await staff.member(), await staff.member('reader')];
    const less = await papersFor(reader.cookie, person);
    const [letter] = ofKind(less, 'letter');
    expect(letter).toMatchObject({
      isWithheld: true,
      readAt: null,
      paper: { about: { title: 'A letter', sent: null } },
    });
    expect(JSON.stringify(less)).not.toMatch(/vulnerable|panic/iu);
    // What of the advice tells nothing of health is read where the advice is.
    expect(ofKind(less, 'advice')).not.toEqual([]);
    for (const one of ofKind(less, 'advice'))
      expect(one).toMatchObject({ isWithheld: true, readAt: 'advice' });
    const { body } = await staff.send('GET', `/cases/${person.customerId}/letters`, undefined, reader.cookie);
    const unnamed = body.letters.find(({ name }: { name: string | null }) => name === null);
    expect(unnamed).toMatchObject({ ifSilent: null, toConfirm: null });
    expect(letter?.paper.about).toMatchObject({ letterId: unnamed.id, to: unnamed.to });
    const [named] = ofKind(await papersFor(jo.cookie, person), 'letter');
    expect(named?.paper.about).toMatchObject({ letterId: expect.stringContaining('bailiff-vulnerable.') });
    for (const one of [letter, named, ofKind(less, 'advice')[0]]) {
      const address = one ? addressOf(one.paper) : '';
      expect((await opens(reader.cookie, person, address)).statusCode).toBe(404);
      // What it is called to who may not see its kind is its name to nobody else.
      expect((await opens(jo.cookie, person, address)).statusCode).toBe(one === letter ? 404 : 200);
    }
    // By its name it cannot be asked whether there is one.
    const key = encodeURIComponent(named?.paper.key ?? '');
    expect(await papersFor(reader.cookie, person, `?kind=letter&after=${key}`)).toEqual([]);
  });

  it('stands on a form for who may see it, which the person reads, and for others is said to be left out (DN-804)', async () => {
    const person = await toldOfHealth(test, 'DRO', 780);
    const [jo, reader] = [await staff.member(), await staff.member('reader')];
    const [form] = ofKind(await papersFor(reader.cookie, person), 'form');
    expect(form?.isWithheld).toBe(false);
    const path = form ? addressOf(form.paper) : '';
    const looks = async () => (await person.call(myOwnData, {})).answer.looks.map(({ why }) => why);
    const less = await readPdf((await opens(reader.cookie, person, path)).rawPayload);
    expect(less.text).toContain('health is not on this paper');
    expect(less.text).not.toMatch(/PIP|Attendance Allowance/u);
    expect((await looks()).join()).not.toContain('private things');
    const whole = await readPdf((await opens(jo.cookie, person, path)).rawPayload);
    expect(whole.text).toContain('Attendance Allowance');
    expect((await looks()).join()).toContain('private things');
  });

  it('is what was written into a letter in words of their own: it is named, and read without them among the letters (DN-804, DN-938)', async () => {
    const { person, letterId } = await withPlanAndLetter();
    const reader = await staff.member('reader');
    const [letter] = ofKind(await papersFor(reader.cookie, person), 'letter');
    expect(letter).toMatchObject({ isWithheld: true, readAt: 'letters', paper: { about: { letterId } } });
    const path = `/cases/${person.customerId}/letters/${letterId}?version=1`;
    const { body } = await staff.send('GET', path, undefined, reader.cookie);
    expect(body).toMatchObject({ isWithheld: true, text: { blocks: expect.any(Array) } });
    expect((await opens(reader.cookie, person, `letters/${letterId}/paper?version=1`)).statusCode).toBe(404);
  });
});
