import { myPlan } from '@towpath/contracts/api/plans.ts';
import { schemaOf } from '@towpath/domain/applications/file/schemaOf.ts';
import { APPLICATION_FORMS } from '@towpath/domain/applications/forms/forms.ts';
import { type Authorities, startAuthorities } from '@towpath/sandbox/authorities/authorities.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpAuthority } from '../../partners/authority/http.ts';
import type { Authority } from '../../partners/authority/port.ts';
import { PartnerUnavailable } from '../../partners/unavailable.ts';
import { answerAll, applicationOf, giveAnswer } from '../../testing/applying.ts';
import { decidingIn } from '../../testing/deciding.ts';
import { handingOverIn } from '../../testing/handingOver.ts';
import { readPdf } from '../../testing/readPdf.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
let offices: Authorities;
/** The real way to the offices, which a test can cut before or after they have heard. */
let cut: 'before' | 'after' | null = null;
let reached: Authority;
beforeAll(async () => {
  const forms = Object.values(APPLICATION_FORMS).map(form => [form.kind, schemaOf(form)] as const);
  offices = await startAuthorities(Object.fromEntries(forms), 0);
  reached = httpAuthority(offices.url, offices.key);
  const authority: Authority = {
    async send(application) {
      if (cut === 'before') throw new PartnerUnavailable('no connection');
      const taken = await reached.send(application);
      if (cut === 'after') throw new PartnerUnavailable('no connection');
      return taken;
    },
    answerTo: reference => reached.answerTo(reference),
  };
  test = await createTestApp({}, undefined, { authority });
});
afterAll(async () => {
  await test.close();
  await offices.close();
});
const staff = staffIn(() => test);
const deciding = decidingIn(() => test, staff);

const handing = handingOverIn(() => test, staff, deciding);
const logOf = (customerId: string) =>
  test.database
    .selectFrom('staff_log')
    .select(['kind', 'facts'])
    .where('customer_id', '=', customerId)
    .where('kind', 'like', 'application%')
    .orderBy('id')
    .execute();

describe('an application that was handed over', () => {
  it('is refused by the offices where it is not as the form has it (DN-260)', async () => {
    const file = {
      kind: 'debt-relief-order',
      version: 1,
      madeOn: '2026-11-24',
      nation: 'england',
      answers: {},
    };
    expect(await reached.send({ key: 'a key', kind: 'debt-relief-order', file })).toMatchObject({
      outcome: 'not as needed',
    });
  });

  it('is read with where each answer is from, said of its person, accepted, and sent as exactly the file that was accepted (DN-257, DN-258, DN-259, DN-643)', async () => {
    const { person, act, read, get } = await handing.handedOver();
    const shown = await read();
    expect(shown).toMatchObject({
      state: 'handed over',
      handedOver: { number: 1, isComplete: true, missing: [], clashes: [], withheld: 0 },
      hasChangedSince: false,
      work: { isMine: true },
      canSend: true,
    });
    const lines = shown.handedOver.groups.flatMap((group: { lines: object[] }) => group.lines);
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ of: 'Kestrel Cards', says: '£16,000' }),
        expect.objectContaining({ says: '£1,500', fromWords: 'From their budget' }),
        expect.objectContaining({ fromWords: 'They gave it in this form' }),
      ]),
    );
    expect(lines.map((line: { fromWords: string }) => line.fromWords).join('\n')).not.toMatch(/\byour?\b/i);
    const file = (await get('file')).body;
    expect((await act('accept', { version: 1 })).status).toBe(204);
    expect((await applicationOf(person)).state).toBe('accepted');
    const sent = await act('send', { version: 1 });
    expect(sent.status).toBe(200);
    const { reference } = sent.body;
    expect(offices.taken.find(one => one.reference === reference)?.file).toEqual(file);
    expect(await applicationOf(person)).toMatchObject({ state: 'sent', sent: { reference } });
    expect((await person.call(myPlan, {})).answer.plan?.state).toBe('sent');
    expect(
      (await logOf(person.customerId)).map(({ kind, facts }) => [
        kind,
        (facts as { outcome?: string }).outcome,
      ]),
    ).toEqual([
      ['application opened', undefined],
      ['application moved', 'accepted'],
      ['application moved', 'being sent'],
    ]);
  });

  it('is read as a tagged PDF too, with its sums, and each look is in both logs (DN-258, DN-262, DN-1631, DN-1711)', async () => {
    const { person, adviser } = await handing.handedOver({ isConfirmed: false });
    const paper = await test.app.inject({
      method: 'GET',
      url: `/staff/api/cases/${person.customerId}/application/paper`,
      headers: { cookie: `staffSession=${adviser.cookie}` },
    });
    const { text, title, isTagged } = await readPdf(paper.rawPayload);
    expect({ title, isTagged }).toEqual({ title: 'Debt Relief Order application – Towpath', isTagged: true });
    expect(text).toContain('£16,000');
    // Whoever gets it reads of the client, and one of us that it has not been accepted.
    expect(text).toContain('From the client’s budget');
    expect(text).not.toMatch(/From your|You told us/u);
    expect(text).toContain('It is not accepted yet');
    expect(text).toMatch(/All debts £16,000 .*All money in £1,500 .*Left each month £60/u);
    expect(await logOf(person.customerId)).toMatchObject([{ facts: { paper: 'PDF' } }]);
    const looks = await test.database
      .selectFrom('audit_log')
      .select('facts')
      .where('customer_id', '=', person.customerId)
      .where('kind', '=', 'case looked at')
      .execute();
    expect(looks.map(({ facts }) => facts)).toEqual(
      expect.arrayContaining([expect.objectContaining({ part: 'application' })]),
    );
  });

  it('is asked again with fields and words, changed by the person, and read anew (DN-257)', async () => {
    const { person, act, read } = await handing.handedOver({ isComplete: false });
    expect((await act('accept', { version: 1 })).body.error.code).toBe('APPLICATION_NOT_READY');
    const fields = [{ field: 'maritalStatus', entry: null, part: null }];
    expect((await act('ask-again', { version: 1, fields, words: '  ' })).body.error.fields[0].field).toBe(
      'words',
    );
    expect((await act('ask-again', { version: 1, fields, words: 'Are you married?' })).status).toBe(204);
    expect(await applicationOf(person)).toMatchObject({
      state: 'asked again',
      asked: { words: 'Are you married?', fields: [{ at: fields[0] }] },
    });
    await giveAnswer(person, { field: 'maritalStatus', entry: null, part: null }, 'single');
    await answerAll(person);
    await handing.handOver(person);
    expect(await read()).toMatchObject({ state: 'handed over', handedOver: { number: 2, isComplete: true } });
    // What was on the screen is no more what there is.
    expect((await act('accept', { version: 1 })).body.error.code).toBe('WORK_IS_TAKEN');
  });

  it('is asked again about nothing that is ours by the advice (DN-1710)', async () => {
    const { person, act, read } = await handing.handedOver({
      isComplete: false,
      isConfirmed: false,
    });
    const { customerId } = person;
    const asIva = { short_name: 'IVA' };
    await test.database.deleteFrom('applications').where('customer_id', '=', customerId).execute();
    await test.database.updateTable('plans').set(asIva).where('customer_id', '=', customerId).execute();
    await handing.handOver(person, true);
    const { number, ours, missing } = (await read()).handedOver;
    const named = ours.map(({ field, part }: { field: string; part: string | null }) => part ?? field);
    expect(named).toEqual(expect.arrayContaining(['advisedOn', 'recommended', 'solution', 'why']));
    expect(missing.map(({ label }: { label: string }) => label)).not.toContain('Why not');
    const whyChosen = { field: 'whyChosen', entry: null, part: null };
    const again = { version: number, words: 'Why this way?' };
    const refused = await act('ask-again', { ...again, fields: [whyChosen, ours[0]] });
    expect([refused.status, refused.body.error.fields[0].field]).toEqual([400, 'fields']);
    expect((await act('ask-again', { ...again, fields: [whyChosen] })).status).toBe(204);
    expect((await applicationOf(person)).asked?.fields.map(({ at }) => at.field)).toEqual(['whyChosen']);
  });

  it('is accepted and sent by nobody but whoever took it, and not before an adviser has said that it fits (DN-257)', async () => {
    const { act, read } = await handing.handedOver({ isConfirmed: false });
    const other = await staff.memberInTheMorning();
    expect((await act('accept', { version: 1 }, other.cookie)).body.error.code).toBe('WORK_IS_TAKEN');
    expect((await act('send', { version: 1 })).body.error.code).toBe('CHANGED_MEANWHILE');
    expect((await act('accept', { version: 1 })).body.error.code).toBe('NOT_CONFIRMED_YET');
    expect((await act('accept', { version: 2 })).body.error.code).toBe('CHANGED_MEANWHILE');
    expect(await read()).toMatchObject({ state: 'handed over' });
  });

  it('is sent once however often it is pressed, and whether or not their answer came back (DN-259, DN-263)', async () => {
    const { act, read, person } = await handing.handedOver();
    await act('accept', { version: 1 });
    const before = offices.taken.length;
    cut = 'before';
    expect((await act('send', { version: 1 })).body.error.code).toBe('RECEIVER_UNAVAILABLE');
    expect(offices.taken).toHaveLength(before);
    cut = 'after';
    expect((await act('send', { version: 1 })).body.error.code).toBe('RECEIVER_UNAVAILABLE');
    expect(await read()).toMatchObject({ state: 'being sent' });
    cut = null;
    const [first, second] = await Promise.all([act('send', { version: 1 }), act('send', { version: 1 })]);
    expect([first.status, second.status]).toContain(200);
    expect(offices.taken).toHaveLength(before + 1);
    expect((await applicationOf(person)).sent?.reference).toBe(offices.taken.at(-1)?.reference);
  });

  it('makes an order run once it is granted, which its person reads with the day on which it ends (DN-442)', async () => {
    const { act, person } = await handing.handedOver();
    await act('accept', { version: 1 });
    const { reference } = (await act('send', { version: 1 })).body;
    await fetch(`${offices.url}/applications/${reference}/grant`, { method: 'POST' });
    expect((await act('answer')).body).toEqual({ outcome: 'granted' });
    expect((await act('answer')).body).toEqual({ outcome: 'granted' });
    const { plan } = (await person.call(myPlan, {})).answer;
    expect(plan).toMatchObject({ state: 'running', stands: { stands: 'Your order runs' } });
    expect(plan?.steps.at(-1)).toMatchObject({ isDone: false, is: 'on' });
    expect(plan?.steps.at(-1)?.on).toMatch(/^2027-/u);
    expect(plan?.changes.map(({ state }) => state).filter(state => state === 'running')).toHaveLength(1);
  });

  it('hears the answer, moves the plan, and goes back on the list where it is no (DN-264)', async () => {
    const { act, person, planId } = await handing.handedOver();
    await act('accept', { version: 1 });
    const { reference } = (await act('send', { version: 1 })).body;
    expect((await act('answer')).body).toEqual({ outcome: 'waiting' });
    await fetch(`${offices.url}/applications/${reference}/refuse`, { method: 'POST' });
    expect((await act('answer')).body).toEqual({ outcome: 'refused' });
    expect((await act('answer')).body).toEqual({ outcome: 'refused' });
    expect(await applicationOf(person)).toMatchObject({ state: 'refused', answered: { outcome: 'refused' } });
    expect((await person.call(myPlan, {})).answer.plan?.state).toBe('refused');
    const waiting = await test.database
      .selectFrom('work_items')
      .select('id')
      .where('subject', '=', planId)
      .where('kind', '=', 'application')
      .where('state', '=', 'open')
      .execute();
    expect(waiting).toHaveLength(1);
  });
});
