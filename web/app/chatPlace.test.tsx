// @vitest-environment happy-dom
import { act, cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import { advice, journey, page, radio } from '@towpath/domain/journey-engine/fixtures/build.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeCookie } from '../data/cookies.ts';
import { OutboxProvider } from '../data/outbox/outboxContext.ts';
import { ChatOfJourney } from '../journey/ChatOfJourney.ts';
import { useChatHere, useLiveChat } from '../journey/liveChat.ts';
import { JourneyProvider } from '../journey/state/journeyContext.ts';
import { Router } from '../shell/router/router.tsx';
import { joinApiInDom } from '../testing/apiInDom.ts';
import { startChatServer } from '../testing/chatServer.ts';
import { loadedJourney } from '../testing/journey.ts';
import { testOutbox } from '../testing/outbox.ts';
import { placesFrom } from '../testing/placesInTest.ts';
import { ChatPlace } from './ChatPlace.tsx';

// Generous, because all tests may run on the machine at once.
configure({ asyncUtilTimeout: 10_000 });

let server: Awaited<ReturnType<typeof startChatServer>>;
beforeAll(async () => {
  server = await startChatServer();
  joinApiInDom(server.base);
});
afterAll(() => server.stop());
beforeEach(() => {
  server.reset();
  writeCookie('basicAuthToken', 'guest');
});
afterEach(cleanup);

const questions = journey(page('one', radio('a', ['x', 'y'])), page('there', advice()));

function JourneyPage({ displayChatWidget }: { displayChatWidget: boolean }) {
  const loaded = loadedJourney({ ...questions, template: { ...questions.template, displayChatWidget } });
  return (
    <JourneyProvider value={loaded}>
      <ChatOfJourney />
    </JourneyProvider>
  );
}

function Dashboard() {
  useChatHere(true);
  return <p>{useLiveChat().isAvailable ? 'chat' : 'no chat'}</p>;
}

function shown(of: 'journey with' | 'journey without' | 'dashboard' | 'elsewhere', path = '/journey/one') {
  return (
    <Router places={placesFrom(path)}>
      <OutboxProvider value={testOutbox()}>
        <ChatPlace>
          {of.startsWith('journey') && <JourneyPage displayChatWidget={of === 'journey with'} />}
          {of === 'dashboard' && <Dashboard />}
        </ChatPlace>
      </OutboxProvider>
    </Router>
  );
}

const launcher = () => screen.queryByRole('region', { name: 'Ways to reach us' });

it('is over the pages that have it: questions whose template says so, and the dashboard (SH-038, DB-008)', async () => {
  const page = render(shown('journey with'));
  // Its code comes once the page is calm.
  expect(launcher()).toBeNull();
  await waitFor(() => expect(launcher()).not.toBeNull());
  act(() => page.rerender(shown('journey without')));
  expect(launcher()).toBeNull();
  act(() => page.rerender(shown('dashboard')));
  expect(launcher()).not.toBeNull();
  await waitFor(() => expect(screen.queryByText('chat')).not.toBeNull());
  act(() => page.rerender(shown('elsewhere')));
  expect(launcher()).toBeNull();
});

const asked = () => server.calls.filter(({ path }) => path === '/chat/mine').length;

describe('a page of the person’s own beside these (PT-595)', () => {
  it.each([
    '/plan',
    '/choose/dmp',
    '/solutions/dmp',
    '/account',
    '/book',
    '/debts/debts-overview/completed-debts',
  ])('has it while a conversation is open, with what was not read yet: %s', async path => {
    server.conversation({ state: 'waiting' });
    server.adviserSays('Are you there?');
    render(shown('elsewhere', path));
    await waitFor(() => expect(launcher()?.textContent).toContain('1 new message'));
    await act(async () => server.conversation({ state: 'ended', endedAt: '2026-11-27T14:31:00.000Z' }));
    await waitFor(() => expect(launcher()).toBeNull());
  });

  it('has none where none is open, and asks once', async () => {
    const page = render(shown('elsewhere', '/plan'));
    await waitFor(() => expect(asked()).toBe(1));
    await act(() => new Promise(resolve => setTimeout(resolve, 1_500)));
    expect(launcher()).toBeNull();
    expect(asked()).toBe(1);
    page.unmount();
    server.conversation({ state: 'ended', endedAt: '2026-11-27T14:31:00.000Z' });
    render(shown('elsewhere', '/plan'));
    await waitFor(() => expect(asked()).toBe(2));
    await act(() => new Promise(resolve => setTimeout(resolve, 1_500)));
    expect(launcher()).toBeNull();
  });

  it.each(['/login', '/start', '/booking', '/staff/chats'])(
    'is none of those of somebody else: %s',
    async path => {
      server.conversation({ state: 'waiting' });
      render(shown('elsewhere', path));
      await act(() => new Promise(resolve => setTimeout(resolve, 1_500)));
      expect(asked()).toBe(0);
      expect(launcher()).toBeNull();
    },
  );
});
