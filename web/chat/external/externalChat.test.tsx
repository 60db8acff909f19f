// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type LiveChat, NO_CHAT } from '../../journey/liveChat.ts';
import { startApiInDom } from '../../testing/apiInDom.ts';
import { testOutbox } from '../../testing/outbox.ts';
import { showPart } from '../../testing/stepInDom.tsx';
import { ExternalChatParts } from './ExternalChatParts.tsx';
import { watchButton } from './externalChat.ts';

/** What another firm serves: it notes what it is started with, and puts its button into the page after a while. */
const SCRIPT = `window.commbox = {
  start(streams) {
    window.startedWith = streams;
    const button = document.createElement('button');
    button.id = 'commbox-pre-button';
    button.hidden = true;
    button.onclick = () => { button.hidden = true; };
    document.body.append(button);
  },
};`;

type Firm = Window & { startedWith?: unknown; commbox?: unknown };
const firm = window as Firm;

let server: Awaited<ReturnType<typeof startApiInDom>>;
beforeAll(async () => {
  // The window of the tests has settings that no type of a browser's window knows.
  const { settings } = (window as unknown as { happyDOM: { settings: Record<string, unknown> } }).happyDOM;
  Object.assign(settings, {
    disableJavaScriptFileLoading: false,
    enableJavaScriptEvaluation: true,
    suppressInsecureJavaScriptEnvironmentWarning: true,
  });
  server = await startApiInDom(({ url }) => {
    const headers = { 'content-type': 'text/javascript' };
    if (url === '/chat.js') return { body: SCRIPT, headers };
    if (url === '/empty.js') return { body: 'void 0;', headers };
    return { status: 404, body: { error: { code: 'NOT_FOUND', message: 'Not found' } } };
  });
});
afterAll(() => server.stop());
const warnings: string[] = [];
beforeEach(() => {
  warnings.length = 0;
  vi.spyOn(console, 'warn').mockImplementation(text => void warnings.push(String(text)));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  document.querySelector('#commbox-pre-button')?.remove();
  delete firm.startedWith;
  delete firm.commbox;
});

function OnPage({ script }: { script: string }) {
  const [chat, setChat] = useState<LiveChat>(NO_CHAT);
  const [streams] = useState({
    script: `${server.base}/${script}`,
    commboxStreamID: 'stream-1',
    commboxTrackerStreamID: 'tracker-2',
  });
  return (
    <>
      <p>{chat.isAvailable ? 'chat' : 'no chat'}</p>
      <ExternalChatParts isHere onChange={setChat} chat={streams} />
    </>
  );
}

const button = () => document.querySelector<HTMLButtonElement>('#commbox-pre-button');
const launcher = () => screen.queryByRole('region', { name: 'Ways to reach us' });

describe('the chat of another firm', () => {
  it('is loaded and started with both streams, and is there once its button is not hidden (CH-002, CH-003, SH-032)', async () => {
    const person = showPart(<OnPage script="chat.js" />, testOutbox());
    await waitFor(() => expect(button()).not.toBeNull());
    expect(firm.startedWith).toEqual({ commboxStreamID: 'stream-1', commboxTrackerStreamID: 'tracker-2' });
    expect(screen.queryByText('no chat')).not.toBeNull();
    await person.click(screen.getByRole('button', { name: 'Talk to a person' }));
    expect(screen.queryByRole('button', { name: /^Send us a message/ })).toBeNull();
    act(() => void (button() as HTMLButtonElement).removeAttribute('hidden'));
    await waitFor(() => expect(screen.queryByText('chat')).not.toBeNull());

    await person.click(screen.getByRole('button', { name: /^Send us a message/ }));
    await waitFor(() => expect(button()?.hidden).toBe(true));
    expect(launcher()).toBeNull();
    // Its window was closed.
    await new Promise(resolve => setTimeout(resolve, 250));
    act(() => void (button() as HTMLButtonElement).removeAttribute('hidden'));
    expect(launcher()).toBeNull();
    await waitFor(() => expect(launcher()).not.toBeNull());
  });

  it('is looked for every 100 ms: there no later than that once its button is shown, and gone no later than that (CH-007)', () => {
    const withFakeTime = document.createElement('button');
    withFakeTime.id = 'commbox-pre-button';
    withFakeTime.hidden = true;
    document.body.append(withFakeTime);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const told: boolean[] = [];
      const stop = watchButton(isShown => told.push(isShown));
      expect(told).toEqual([false]);
      withFakeTime.hidden = false;
      vi.advanceTimersByTime(99);
      expect(told).toEqual([false]);
      vi.advanceTimersByTime(1);
      expect(told).toEqual([false, true]);
      withFakeTime.hidden = true;
      vi.advanceTimersByTime(100);
      expect(told).toEqual([false, true, false]);
      stop();
      withFakeTime.hidden = false;
      vi.advanceTimersByTime(1_000);
      expect(told).toEqual([false, true, false]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('that opens without hiding its button leaves call back and the slot where they were (PT-597)', async () => {
    const opened = vi.fn();
    const always = document.createElement('button');
    always.id = 'commbox-pre-button';
    always.onclick = opened;
    document.body.append(always);
    const person = showPart(<OnPage script="chat.js" />, testOutbox());
    await waitFor(() => expect(screen.queryByText('chat')).not.toBeNull());
    await person.click(screen.getByRole('button', { name: 'Chat with us' }));
    await person.click(screen.getByRole('button', { name: /^Send us a message/ }));
    expect(opened).toHaveBeenCalledOnce();
    expect(launcher()).toBeNull();
    await waitFor(() => expect(launcher()).not.toBeNull(), { timeout: 10_000 });
    expect(screen.queryByText('chat')).not.toBeNull();
  });

  it.each([
    ['missing.js', 'The chat script was not loaded.'],
    ['empty.js', 'The chat script brought no chat.'],
  ])(
    'is told of in the console alone where the script does not come, or brings nothing: %s (CH-008)',
    async (script, said) => {
      showPart(<OnPage script={script} />, testOutbox());
      await waitFor(() => expect(document.querySelector(`script[src$="${script}"]`)).not.toBeNull());
      await waitFor(() => expect(warnings).toEqual([said]));
      expect(document.body.textContent).not.toContain('script');
      expect(screen.queryByText('no chat')).not.toBeNull();
      expect(launcher()).not.toBeNull();
    },
  );
});
