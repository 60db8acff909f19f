// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { startApiInDom } from '../../testing/apiInDom.ts';
import { testOutbox } from '../../testing/outbox.ts';
import { showPart } from '../../testing/stepInDom.tsx';
import { QuickTalkPicker } from './QuickTalkPicker.tsx';
import { type Callee, useQuickTalk } from './useQuickTalk.ts';

const TIMES = {
  minutes: 30,
  hidesUnsafe: false,
  days: [{ day: '2026-12-01', state: 'free', holiday: null, times: ['2026-12-01T10:15:00.000Z'] }],
};
const CONTACT = { name: null, number: '07400 123456', email: null };

let server: Awaited<ReturnType<typeof startApiInDom>>;
let isDown: boolean;

beforeAll(async () => {
  server = await startApiInDom(({ url }) => {
    if (isDown) return { status: 503, body: { error: { code: 'UNAVAILABLE', message: 'Not now.' } } };
    return url.startsWith('/bookings/times')
      ? { body: TIMES }
      : { body: { booking: null, contact: CONTACT } };
  });
});
afterAll(() => server.stop());
beforeEach(() => {
  isDown = false;
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

function Picker({ callee }: { readonly callee: Callee | null }) {
  const talk = useQuickTalk(callee, () => {});
  return callee && <QuickTalkPicker talk={talk} moreAt="/book" />;
}

/** As the page is while what the operator says is still on its way. */
function KnownLater() {
  const [callee, setCallee] = useState<Callee | null>(null);
  return (
    <>
      <button type="button" onClick={() => setCallee(CONTACT)}>
        The operator’s words come
      </button>
      <Picker callee={callee} />
    </>
  );
}

const heading = () => screen.findByRole('heading', { name: 'Book your call' });

it('says that times cannot be read, aloud, with the ways to us that need none; tried again, the focus is at the times (DN-876)', async () => {
  isDown = true;
  const person = showPart(<Picker callee={CONTACT} />, testOutbox());
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('We can’t show free times right now');
  expect(alert.textContent).toContain('write to us in the chat');
  const again = () => screen.getByRole('button', { name: 'Try again' });
  await person.click(again());
  await waitFor(() => expect(again().getAttribute('aria-busy')).not.toBe('true'));
  isDown = false;
  await person.click(again());
  await heading();
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Book your call' }));
});

it('reads whom we ring with the times, where the page could not (DN-876)', async () => {
  showPart(<Picker callee="unread" />, testOutbox());
  await heading();
  expect(screen.getAllByText(/by phone on 07400 123456/u)).toHaveLength(1);
});

it('reads the times once it is known that a call is booked here, also after the page is shown (DN-877)', async () => {
  const person = showPart(<KnownLater />, testOutbox());
  await person.click(screen.getByRole('button', { name: 'The operator’s words come' }));
  await heading();
  expect(screen.getAllByRole('radio')).toHaveLength(1);
});
