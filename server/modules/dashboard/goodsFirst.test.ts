import { urgentMatters } from '@towpath/contracts/api/advice.ts';
import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
import { myLetters } from '@towpath/contracts/api/letters.ts';
import { adviceSummaryPdf } from '@towpath/contracts/api/papers.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { atAdvice } from '../../testing/adviceJourney.ts';
import { addsDebt } from '../../testing/letters.ts';
import { readPdf } from '../../testing/readPdf.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const HIRE_PURCHASE = 15;

it.each(['england', 'scotland'])(
  'says of officers who come for a car on finance in %s what the letters say, on the dashboard, in the advice and on its paper (DN-1475)',
  async nation => {
    const person = await atAdvice(test, { qualifier: { nation } });
    await addsDebt(person, {
      initialCreditorName: 'Moor Motors',
      creditTypeId: HIRE_PURCHASE,
      currentBalance: 4000,
      isInArrears: true,
      arrears: 600,
      isSecured: true,
      hasLegalAction: true,
      courtStage: 'bailiffs',
    });
    const advice = (await person.call(recommendation, {})).answer;
    const { leads, pressing } = (await person.call(myDashboard, {})).answer;
    const { notToSend, letters, others } = (await person.call(myLetters, {})).answer;
    const first = notToSend.find(({ isFirst }) => isFirst);
    expect(first?.to).toBe('Moor Motors');
    const [gravest] = pressing.urgent;
    expect(leads).toBe('matter');
    expect(gravest).toMatchObject({
      code: 'BAILIFFS',
      says: first?.says,
      debt: { creditorName: 'Moor Motors' },
      step: { heading: 'Ring about what you have on finance today' },
    });
    expect(pressing.urgent.filter(({ debt }) => debt?.creditorName === 'Moor Motors')).toHaveLength(1);
    expect(advice.urgent[0]).toEqual(gravest);
    expect((await person.call(urgentMatters, {})).answer.urgent[0]).toEqual(gravest);
    const params = { recordId: advice.recordId ?? '' };
    const { text } = await readPdf((await person.call(adviceSummaryPdf, { params })).bytes);
    expect(text.replaceAll(/\s+/gu, ' ')).toContain(first?.says);
    const about = [...letters, ...others].map(({ id }) => id.split('.')[0]);
    expect(about.filter(id => id === 'time-to-pay-court')).toEqual([]);
  },
);
