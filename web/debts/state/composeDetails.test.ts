import type { Debt } from '@towpath/contracts/api/debts.ts';
import { type DetailsForm, detailsFormOf } from '@towpath/domain/debts/detailsForm.ts';
import { CUSTOMER_DEBTS_DETAILS } from '@towpath/domain/debts/steps.ts';
import { planOf } from '@towpath/domain/journey-engine/fixtures/answers.ts';
import { advice, journey, page, step } from '@towpath/domain/journey-engine/fixtures/build.ts';
import { STEP_KINDS } from '@towpath/domain/journeys/kinds.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Outbox } from '../../data/outbox/outbox.ts';
import type { JourneyNow } from '../../journey/state/journeyNow.ts';
import { startApiServer } from '../../testing/apiServer.ts';
import { standInForBrowser } from '../../testing/browser.ts';
import { listedDebt } from '../../testing/debts.ts';
import { testOutbox } from '../../testing/outbox.ts';
import { DETAILS, detailsDraftOf } from '../details/detailsDraft.ts';
import { composeDetails } from './composeDetails.ts';
import { detailsSave } from './detailsSave.ts';

let server: Awaited<ReturnType<typeof startApiServer>>;
let outbox: Outbox;
beforeEach(async () => {
  const browser = standInForBrowser();
  const debts: readonly Debt[] = [listedDebt()];
  server = await startApiServer(() => ({ body: { debts } }));
  browser.metas.set('core-api', server.base);
  outbox = testOutbox();
});
afterEach(async () => {
  await server.stop();
  vi.unstubAllGlobals();
});

const now = (): JourneyNow => ({
  journeyId: 'j1',
  plan: planOf(journey(page('here', step(CUSTOMER_DEBTS_DETAILS.name, 'details'), advice())), STEP_KINDS),
  answersAndFacts: new Map(),
  revisionOf: () => 4,
  stepOnPath: () => 'details',
});
const typed = (form: DetailsForm, journeyId = 'j1') => {
  detailsDraftOf(outbox, journeyId).keep(form);
  return outbox.entries(DETAILS, journeyId);
};
const ANSWERED: DetailsForm = { ...detailsFormOf([], false), behind: ['none'], fits: ['none'] };

it('gives the answers about the list once all are there, with the step they complete (HO-134, SA-067)', async () => {
  const [composed] = await composeDetails(outbox, typed(ANSWERED), now());
  composed?.give();
  expect(outbox.entries(detailsSave.kind, 'j1')).toMatchObject([
    {
      content: {
        changed: [{ id: 'd1', isInArrears: false, isVeryOld: false }],
        completes: { journeyId: 'j1', stepId: 'details', basedOn: 4 },
      },
    },
  ]);
});

it('gives nothing while an answer is missing, for another journey, or where the step is not on the path', async () => {
  expect(await composeDetails(outbox, typed({ ...ANSWERED, fits: [] }), now())).toEqual([]);
  expect(await composeDetails(outbox, typed(ANSWERED, 'j2'), now())).toEqual([]);
  const elsewhere = { ...now(), stepOnPath: () => undefined };
  expect(await composeDetails(outbox, typed(ANSWERED), elsewhere)).toEqual([]);
});
