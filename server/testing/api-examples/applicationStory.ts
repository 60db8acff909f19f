import * as applications from '@towpath/contracts/api/applications.ts';
import { choseOrder } from '../applying.ts';
import type { TestApp } from '../testApp.ts';

/** Somebody answers a question in the form for what they chose, hands it over as it is, and takes it back. */
export async function fillsInForm(test: TestApp): Promise<void> {
  const { person, planId } = await choseOrder(test);
  await person.call(applications.myApplication, {});
  const at = { field: 'maritalStatus', entry: null, part: null };
  await person.call(applications.giveApplicationAnswer, {
    body: { planId, revision: 0, at, value: 'single' },
  });
  await person.call(applications.handOverApplication, { body: { planId, revision: 1, asItIs: true } });
  await person.call(applications.takeBackApplication, { body: { planId } });
}
