import { handOverApplication } from '@towpath/contracts/api/applications.ts';
import { giveHealthConsent, myHealthConditions, saveHealthAnswers } from '@towpath/contracts/api/health.ts';
import { formPdf, paperVersions } from '@towpath/contracts/api/papers.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atAdvice } from '../../testing/adviceJourney.ts';
import { answerAll, applicationOf, giveAnswer } from '../../testing/applying.ts';
import { chooses } from '../../testing/choosing.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await test.database
    .insertInto('staff_roles')
    .values({ role: 'helper', permissions: ['see work', 'take work', 'see cases'] })
    .execute();
});
afterAll(() => test.close());
const staff = staffIn(() => test);

/** Somebody in care for a crisis who chose the breathing space for it. */
async function choseCrisisSpace() {
  const person = await atAdvice(test);
  const { consent } = (await person.call(myHealthConditions, {})).answer;
  const agreed = { purpose: 'conditions', hasConsented: true, textVersion: consent.textVersion } as const;
  await person.call(giveHealthConsent, { body: agreed });
  const inCrisis = { isInTreatment: 'yes', isConfirmed: 'yes', hasContact: 'yes' } as const;
  await person.call(saveHealthAnswers, { body: inCrisis });
  const recordId = (await person.call(recommendation, {})).answer.recordId ?? '';
  const { plan } = (await chooses(person, { recordId, shortName: 'MHBS' })).answer;
  return { person, planId: plan.id };
}

describe('the form of a breathing space in a mental health crisis', () => {
  it('is there once it is chosen, with an adviser on the way to it (DN-420, DN-423)', async () => {
    const { person } = await choseCrisisSpace();
    const { kind, filled } = await applicationOf(person);
    expect(kind).toBe('mental-health-breathing-space');
    expect(filled.fields.some(({ id }) => id === 'isCrisisConfirmed')).toBe(false);
    const at = { field: 'mayShareHealth', entry: null, part: null };
    (await giveAnswer(person, at, true)).answer;
    const agreed = (await applicationOf(person)).filled.fields;
    expect(agreed.find(({ id }) => id === 'isCrisisConfirmed')).toMatchObject({ says: 'Yes', from: 'told' });
  });

  it('shows what tells of the crisis to nobody who may not see health, in no list and no name (DN-424)', async () => {
    const { person, planId } = await choseCrisisSpace();
    await answerAll(person);
    const { revision } = await applicationOf(person);
    const body = { planId, revision, asItIs: false };
    (await person.call(handOverApplication, { body })).answer;
    const read = async (role: string) => {
      const { cookie } = await staff.member(role);
      const path = `/cases/${person.customerId}/application`;
      const { application } = (await staff.send('GET', path, undefined, cookie)).body;
      return { application, file: await staff.send('GET', `${path}/file`, undefined, cookie) };
    };
    const all = await read('adviser');
    expect(all.application).toMatchObject({
      name: 'Mental Health Crisis Breathing Space application',
      handedOver: { isComplete: true, withheld: 0 },
    });
    expect(JSON.stringify(all.application)).toMatch(/mental health professional/u);
    expect(all.file.status).toBe(200);
    const less = await read('helper');
    // As the form of the other kind is told, of which how much is left out would tell them apart.
    expect(less.application.name).toBe('Breathing Space application');
    expect(less.application.handedOver.withheld).toBe(1);
    expect(JSON.stringify(less.application)).not.toMatch(/mental|crisis|AMHP|section|treated/iu);
    expect(less.file.status).toBe(404);
  });

  it('is sealed where it is kept, and none of the papers that may be shown to others (DN-424)', async () => {
    const { person, planId } = await choseCrisisSpace();
    (await giveAnswer(person, { field: 'mayShareHealth', entry: null, part: null }, true)).answer;
    (await giveAnswer(person, { field: 'amhpCouncil', entry: null, part: null }, 'Kingfisher Council'))
      .answer;
    const { revision } = await applicationOf(person);
    (await person.call(handOverApplication, { body: { planId, revision, asItIs: true } })).answer;
    const rows = await test.database
      .selectFrom('applications')
      .select('sealed_given')
      .where('customer_id', '=', person.customerId)
      .execute();
    expect(rows[0]?.sealed_given.toString('latin1')).not.toContain('Kingfisher');
    const papers = (await person.call(paperVersions, { query: {} })).answer;
    expect(JSON.stringify(papers)).not.toMatch(/Crisis Breathing Space/u);
    const paper = await person.call(formPdf, { params: { planId, number: '1' } });
    expect(paper.error.code).toBe('NOT_FOUND');
  });
});
