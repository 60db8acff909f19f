// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { advice, journey, page, step } from '@towpath/domain/journey-engine/fixtures/build.ts';
import { MARKETING_CONSENTS } from '@towpath/domain/people/steps.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Outbox } from '../../data/outbox/outbox.ts';
import { useJourneyStore, useSnapshot } from '../../journey/state/journeyContext.ts';
import type { StepProps } from '../../journey/steps/stepProps.ts';
import { startApiInDom } from '../../testing/apiInDom.ts';
import { loadedJourney } from '../../testing/journey.ts';
import { testOutbox } from '../../testing/outbox.ts';
import { leavePage, showStep } from '../../testing/stepInDom.tsx';
import { consentsSender } from '../state/consentsSave.ts';
import { MarketingConsents } from './MarketingConsents.tsx';

let server: Awaited<ReturnType<typeof startApiInDom>>;
/** The answer that the server has. */
let stored: boolean | null;

beforeEach(async () => {
  stored = null;
  server = await startApiInDom(({ method, body }) => {
    if (method === 'GET')
      return { body: { consentTypeId: 3, consentChannelTypeId: 1, hasConsented: stored } };
    stored = (body as { hasConsented: boolean }).hasConsented;
    return {};
  });
});
afterEach(async () => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  document.head.replaceChildren();
  // biome-ignore lint/suspicious/noDocumentCookie: what a test has put there.
  document.cookie = 'basicAuthToken=; max-age=0';
  await server.stop();
});

/** The step with the choices that its page keeps. */
function Shown(props: StepProps) {
  const store = useJourneyStore();
  const { drafts } = useSnapshot();
  const { id } = props.planStep.step;
  return (
    <MarketingConsents
      {...props}
      value={drafts.get(id) ?? []}
      onDraft={draft => store.draft(id, draft)}
      onAnswer={answers => store.answer(id, answers)}
    />
  );
}

/** Opens the step; each call acts like a reload. */
function opened(outbox = testOutbox(), channelTypeIds = [1]) {
  const news = { ...step(MARKETING_CONSENTS.name, 'news'), stepConfig: { channelTypeIds } };
  const loaded = loadedJourney(journey(page('here', news, advice())), {}, undefined, {}, outbox);
  return { loaded, outbox, person: showStep(Shown, MARKETING_CONSENTS.name, loaded) };
}

const yes = () => screen.getByRole<HTMLInputElement>('radio', { name: 'Yes' });
const given = () => server.received.filter(({ method }) => method === 'POST').map(({ body }) => body);
const connect = (base: string) =>
  document.head.querySelector('meta[name="core-api"]')?.setAttribute('content', base);
const left = (outbox: Outbox) => outbox.unsent().map(({ called, state }) => [called, state]);
const YES = { consentTypeId: 3, consentChannelTypeId: 1, hasConsented: true };

/** Chooses Yes and presses Next, in a tunnel. */
async function giveInTunnel() {
  const before = opened();
  await before.person.click(yes());
  connect('http://127.0.0.1:1');
  await before.person.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByText(/We can’t be reached right now/);
  expect(left(before.outbox)).toContainEqual(['your choice about news from us', 'waiting']);
  leavePage(before.loaded);
  connect(server.base);
}

it('shows Next once every channel has its answer, and not before (CO-005)', async () => {
  const { person } = opened(testOutbox(), [1, 2]);
  const next = () => screen.queryByRole('button', { name: 'Next' });
  const [byEmail, byText] = screen.getAllByRole('radio', { name: 'No' });
  expect(next()).toBeNull();
  await person.click(byEmail as HTMLElement);
  expect(next()).toBeNull();
  await person.click(byText as HTMLElement);
  expect(next()).not.toBeNull();
});

it('asks who has no email of texts alone, and nothing where there are none (PT-208)', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the browser of a guest has it.
  document.cookie = 'basicAuthToken=guest';
  opened(testOutbox(), [1, 2]);
  expect(screen.getAllByRole('radiogroup')).toHaveLength(1);
  screen.getByRole('radiogroup', { name: /text/i });
  cleanup();
  const { outbox } = opened(testOutbox(), [1]);
  await waitFor(() => expect(outbox.unsent().map(({ key }) => key)).toContain('news'));
  expect(given()).toEqual([]);
});

it('keeps a choice through a reload, and sends it with Next alone (CO-005, HO-050)', async () => {
  const before = opened();
  await before.person.click(yes());
  leavePage(before.loaded);
  const { person, outbox } = opened();
  expect(yes().checked).toBe(true);
  expect([left(outbox), given()]).toEqual([[['answers to questions', 'typed']], []]);
  await person.click(screen.getByRole('button', { name: 'Next' }));
  await outbox.until(() => outbox.unsent().length === 0);
  expect(given()).toEqual([YES]);
});

it('lets a choice wait without a connection, and sends it once from whatever page, with its step (HO-135, HO-136)', async () => {
  await giveInTunnel();
  const elsewhere = testOutbox('u1', { 'marketing consents': async () => consentsSender });
  await elsewhere.drain();
  expect(given()).toEqual([YES]);
  expect(elsewhere.unsent()).toMatchObject([{ kind: 'answer', key: 'news', state: 'waiting' }]);
});

it('lets a no that was given meanwhile stand over a yes that waited (HO-136)', async () => {
  await giveInTunnel();
  stored = false;
  const elsewhere = testOutbox('u1', { 'marketing consents': async () => consentsSender });
  await elsewhere.drain();
  expect([stored, given()]).toEqual([false, []]);
});
