import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ChatEvent, ChatMessage, ChatState, WorryingWords } from '@towpath/contracts/api/chat.ts';
import type { SiteContent } from '@towpath/contracts/api/content.ts';

/** What a person sent with a message. */
type Sent = { readonly clientId: string; readonly text: string; readonly of?: string };

/** A chat that nobody has begun, in our hours. */
const FRESH: ChatState = {
  isOn: true,
  isOpen: true,
  opens: null,
  isSomebodyHere: true,
  isSoon: true,
  goalMinutes: 3,
  conversation: null,
};
const CONVERSATION: NonNullable<ChatState['conversation']> = {
  id: '6f2f5c54-6f1e-4a8f-8a55-0d6a1c8d2f10',
  state: 'waiting',
  adviser: null,
  isAdviserHere: false,
  begunAt: '2026-11-27T14:01:00.000Z',
  endedAt: null,
  silentHours: null,
  lastSequence: 0,
  readUpTo: 0,
  readByAdviserUpTo: 0,
  readBy: null,
  isAdviserTyping: false,
  textTo: null,
  ahead: 1,
  offersHelp: false,
};

const WORRYING: WorryingWords = {
  crisisPhrases: ['can not see the point any more', 'kill myself'],
  harmlessPhrases: [],
};

/** The text message to who asked for one. */
export const TURN_TEXT = 'It is your turn. Go on where you were: https://towpath.test/chat';

/** What the operator says, as far as the chat shows it. */
const SITE: SiteContent = {
  help: [
    { id: 'samaritans', name: 'Samaritans', text: 'Free, day or night.', phone: '116 123' },
    { id: 'shout', name: 'Shout', text: 'By text.', sms: { to: '85258', say: 'SHOUT' } },
    {
      id: 'nhs-111',
      name: 'NHS 111, option 2',
      text: 'Day or night.',
      phone: '111',
      instead: { 'northern-ireland': 'lifeline' },
    },
    { id: 'lifeline', name: 'Lifeline', text: 'Day or night.', phone: '0808 808 8000' },
  ],
  callHours: 'Monday to Friday 8am to 8pm',
  callTimes: { hours: [{ days: ['Monday'], from: '08:00', to: '20:00' }], closedOn: [] },
  callFromNumber: '0113 496 0111',
  bookingUrl: 'https://booking.example/towpath',
  externalChat: null,
  termsUrl: '/terms',
  privacyUrl: '/privacy',
};

/**
 * A real HTTP server that keeps one conversation by the contract, and streams it. It can be cut off in the middle, lose
 * its answers, and refuse.
 */
export async function startChatServer() {
  let state = FRESH;
  let messages: readonly ChatMessage[] = [];
  const calls: { readonly method: string; readonly path: string; readonly body: unknown }[] = [];
  const streams = new Set<ServerResponse>();
  /** No answer comes, and every stream breaks. */
  let isCut = false;
  /** The next messages are kept, but the answer does not come through. */
  let losesAnswers = 0;
  /** Where the person lives. */
  let nation: string | null = null;
  /** The mobile number that is known of the person. */
  let knownNumber: string | null = null;
  /** Answers of how the chat stands that are on the way still; undefined where they come at once. */
  let held: (() => void)[] | undefined;
  let refusal: { readonly status: number; readonly message: string } | undefined;

  const tell = (event: ChatEvent, to: Iterable<ServerResponse> = streams) => {
    for (const stream of to) stream.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
  };
  const change = (now: Partial<ChatState>) => {
    state = { ...state, ...now };
    tell({ type: 'state', state });
  };
  const conversation = (now: Partial<typeof CONVERSATION>) =>
    change({ conversation: { ...(state.conversation ?? CONVERSATION), ...now } });
  const keep = (message: Omit<ChatMessage, 'sequence'>) => {
    const sequence = messages.length + 1;
    const kept = { ...message, sequence };
    messages = [...messages, kept];
    const known = state.conversation ?? CONVERSATION;
    state = { ...state, conversation: { ...known, lastSequence: sequence } };
    if (sequence === 1) tell({ type: 'state', state });
    tell({ type: 'message', conversationId: known.id, message: kept });
    return kept;
  };

  function stream(response: ServerResponse, after: number): void {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    streams.add(response);
    response.on('close', () => streams.delete(response));
    tell({ type: 'state', state }, [response]);
    const conversationId = state.conversation?.id ?? '';
    for (const message of messages.slice(after))
      tell({ type: 'message', conversationId, message }, [response]);
  }

  function said({ clientId, text, of }: Sent) {
    const offersHelp = text.includes('see the point');
    const before = messages.find(one => one.clientId === clientId);
    const at = `2026-11-27T14:0${Math.min(9, messages.length + 1)}:00.000Z`;
    const { conversation: known } = state;
    // Whose end was not seen goes on.
    if (!before && known?.state === 'ended' && known.id === of)
      conversation({ state: 'waiting', adviser: null, isAdviserHere: false, endedAt: null, ahead: 0 });
    const message = before ?? keep({ clientId, from: 'person', name: null, text, at, offersHelp });
    return { conversationId: state.conversation?.id ?? CONVERSATION.id, message, offersHelp };
  }

  function reply(method: string, url: URL, body: unknown, response: ServerResponse): unknown {
    const path = url.pathname;
    const json = (status: number, answer?: unknown) => {
      response.writeHead(status);
      response.end(answer === undefined ? undefined : JSON.stringify(answer));
    };
    if (path === '/chat/mine/events') return stream(response, Number(url.searchParams.get('after')));
    if (path === '/chat/mine/messages' && method === 'POST') {
      if (refusal)
        return json(refusal.status, { error: { code: 'VALIDATION_FAILED', message: refusal.message } });
      const { text } = body as Sent;
      if (text.length > 4000) {
        const offersHelp = text.includes('see the point');
        return json(400, { error: { code: 'VALIDATION_FAILED', message: 'Too long.', offersHelp } });
      }
      const answer = said(body as Sent);
      if (losesAnswers === 0) return json(200, answer);
      losesAnswers -= 1;
      return response.destroy();
    }
    if (path === '/chat/mine/end') {
      conversation({ state: 'ended', endedAt: '2026-11-27T14:31:00.000Z' });
      return json(200, state);
    }
    if (path === '/chat/mine/text' && method === 'GET')
      return json(200, { phoneNumber: knownNumber, says: TURN_TEXT });
    if (path === '/chat/mine/text') {
      if (refusal) {
        const { status, message } = refusal;
        const fields = [{ field: 'phoneNumber', message }];
        return json(status, { error: { code: 'VALIDATION_FAILED', message, fields } });
      }
      const { phoneNumber } = (body ?? {}) as { phoneNumber?: string };
      conversation({ textTo: phoneNumber?.slice(-3) ?? null });
      return json(200, state);
    }
    if (path === '/chat/mine/transcript') return json(200, { sentTo: 'd•••@example.com' });
    if (path === '/chat/mine' && held) {
      const then = state;
      return held.push(() => json(200, then));
    }
    if (path === '/chat/mine') return json(200, state);
    if (path === '/chat/worrying-words') return json(200, WORRYING);
    if (path === '/content/site') return json(200, SITE);
    if (path === '/advice/mine/urgent')
      return json(200, { nation, lacksBasics: null, costMissing: null, urgent: [] });
    if (path === '/chat/mine/typing' || path === '/chat/mine/read') return json(204);
    return json(404, { error: { code: 'NOT_FOUND', message: 'Not found' } });
  }

  const server = createServer(async (request: IncomingMessage, response) => {
    if (isCut) return response.destroy();
    let text = '';
    for await (const chunk of request) text += chunk;
    const url = new URL(request.url ?? '/', 'http://chat.test');
    const call = {
      method: request.method ?? '',
      path: url.pathname,
      body: text ? JSON.parse(text) : undefined,
    };
    calls.push(call);
    return reply(call.method, url, call.body, response);
  });
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening));

  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    /** What was sent to a path, in order. */
    sent: (path: string) =>
      calls.filter(call => call.method === 'POST' && call.path === path).map(({ body }) => body),
    texts: () => messages.map(({ text }) => text),
    isListenedTo: () => streams.size > 0,
    change,
    conversation,
    tell,
    /** An adviser writes, and has the chat from then on. */
    adviserSays(text: string, name = 'Megan') {
      conversation({ state: 'with adviser', adviser: name, isAdviserHere: true, readBy: name, ahead: null });
      keep({
        clientId: `a${messages.length}`,
        from: 'adviser',
        name,
        text,
        at: '2026-11-27T14:06:00.000Z',
        offersHelp: false,
      });
    },
    loseAnswers(count: number) {
      losesAnswers = count;
    },
    livesIn(place: string) {
      nation = place;
    },
    hasNumber(number: string) {
      knownNumber = number;
    },
    refuse(message: string | undefined, status = 400) {
      refusal = message === undefined ? undefined : { status, message };
    },
    /** Has the next answers of how the chat stands come late, as it was when they were asked for. Returns what lets them come. */
    holdStates() {
      held = [];
      return () => {
        for (const release of held ?? []) release();
        held = undefined;
      };
    },
    /** Cuts the line, or joins it again. */
    cut(now: boolean) {
      isCut = now;
      if (now) for (const open of streams) open.destroy();
    },
    /** Begins anew. */
    reset() {
      this.cut(true);
      isCut = false;
      losesAnswers = 0;
      refusal = undefined;
      held = undefined;
      nation = null;
      knownNumber = null;
      state = FRESH;
      messages = [];
      calls.length = 0;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise(closed => server.close(closed));
    },
  };
}
