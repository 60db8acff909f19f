import { handOverApplication } from '@towpath/contracts/api/applications.ts';
import { myEntitlements, sayOfEntitlement } from '@towpath/contracts/api/entitlements.ts';
import {
  addPaperPhoto,
  paperPhotoFile,
  paperPhotos,
  removePaperPhoto,
} from '@towpath/contracts/api/paperPhotos.ts';
import { formPdf, paperVersions, planPdf } from '@towpath/contracts/api/papers.ts';
import { applicationOf, choseOrder } from '../applying.ts';
import { PNG } from '../paperPhoto.ts';
import type { Site } from '../site.ts';

/** Looks through the papers of a plan and of a form that was handed over, at what they sent us, and at the money that was found. */
export async function keepsPapers(test: Site): Promise<void> {
  const { person, planId } = await choseOrder(test);
  const { revision } = await applicationOf(person);
  await person.call(handOverApplication, { body: { planId, revision, asItIs: true } });
  await person.call(paperVersions, { query: {} });
  await person.call(planPdf, { params: { planId }, query: {} });
  await person.call(formPdf, { params: { planId, number: '1' } });
  const photo = { photoId: '6f1e6f0a-4c1b-4f0e-9d3a-2b7c5d1e8f90' };
  await person.call(addPaperPhoto, {
    params: photo,
    body: { words: 'Letter from the council', debtId: null, file: PNG.toString('base64') },
  });
  await person.call(paperPhotos, {});
  await person.call(paperPhotoFile, { params: photo });
  await person.call(removePaperPhoto, { params: photo });
  await person.call(myEntitlements, {});
  const params = { entitlementId: 'single-person-discount' };
  await person.call(sayOfEntitlement, { params, body: { said: 'done' } });
}
