import { handOverApplication } from '@towpath/contracts/api/applications.ts';
import { myEntitlements, sayOfEntitlement } from '@towpath/contracts/api/entitlements.ts';
import { formPdf, paperVersions, planPdf } from '@towpath/contracts/api/papers.ts';
import { applicationOf, choseOrder } from '../applying.ts';
import type { Site } from '../site.ts';

/** Looks through the papers of a plan and of a form that was handed over, and at the money that was found. */
export async function keepsPapers(test: Site): Promise<void> {
  const { person, planId } = await choseOrder(test);
  const { revision } = await applicationOf(person);
  await person.call(handOverApplication, { body: { planId, revision, asItIs: true } });
  await person.call(paperVersions, { query: {} });
  await person.call(planPdf, { params: { planId }, query: {} });
  await person.call(formPdf, { params: { planId, number: '1' } });
  await person.call(myEntitlements, {});
  const params = { entitlementId: 'single-person-discount' };
  await person.call(sayOfEntitlement, { params, body: { said: 'done' } });
}
