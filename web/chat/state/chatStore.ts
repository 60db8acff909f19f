import {
  askChatText,
  type ChatEvent,
  type ChatMessage,
  type ChatState,
  dropChatText,
  endChat,
  HEARTBEAT_EVERY,
  myChat,
  myChatEvents,
  readChat,
  sendChatMessage,
  TYPING_HOLDS,
  typingInChat,
  type WorryingWords,
  worryingWords,
} from '@towpath/contracts/api/chat.ts';
import { hasCrisisWords } from '@towpath/domain/people/crisisWords.ts';
import { api } from '../../data/client.ts';
import { eventsOf, StreamRefused } from '../../data/events.ts';
import { isFailure, isRefusal } from '../../data/failure.ts';
import { newId } from '../../data/newId.ts';
import { type Conversation, NOTHING_YET, placeOf, withMessage, withState } from './conversation.ts';

/** How long (ms) until the stream is begun again after it broke off; the last one repeats. */
const AGAIN_AFTER = [200, 500, 1_000];
/** The same while the browser says that it has no connection; it also says when it has one again. */
const AGAIN_WHILE_OFFLINE = 5_000;
/** After so long (ms) without a sign the line counts as dead, though nothing said so. */
const SILENCE = HEARTBEAT_EVERY * 2 + 5_000;
/** What has more characters is more than the server takes; this page has looked at all of it. */
const MOST_SENT = 60_000;
/** "Is typing" is said no more often than this (ms). */
const TYPING_EVERY = 3_000;

/** What the screens show of the chat. */
export type Shown = Conversation & {
  /** Whether what is shown is as it stands: the stream is there. */
  readonly line: 'connecting' | 'open' | 'lost';
  readonly isAdviserTyping: boolean;
  /** The operator's lists; undefined until they have come. They stay where the line is lost. */
  readonly worryingWords: WorryingWords | undefined;
  /** What could not be sent has words of somebody who may be in danger. */
  readonly isUnsentWorrying: boolean;
};

/**
 * The person's conversation with us, as this page knows it. While somebody listens, a stream brings what happens; after a
 * break it begins again behind the last message that came, so each is here once and in order.
 */
export class ChatStore {
  #shown: Shown = {
    ...NOTHING_YET,
    line: 'connecting',
    isAdviserTyping: false,
    worryingWords: undefined,
    isUnsentWorrying: false,
  };
  readonly #listeners = new Set<() => void>();
  /** Called each time the stream is there again. */
  readonly #reached: () => void;
  #listening: AbortController | undefined;
  /** The connection that the stream comes by. */
  #turn: AbortController | undefined;
  #typingEnds: ReturnType<typeof setTimeout> | undefined;
  #saidTyping = 0;
  #isReadingWords = false;
  /** How often the stream has said how it stands. */
  #saidStates = 0;

  constructor(reached: () => void = () => undefined) {
    this.#reached = reached;
  }

  readonly shown = (): Shown => this.#shown;

  readonly watch = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Reads how chat stands, once; nothing where that fails, and where the stream has said meanwhile how it stands since. */
  async look(): Promise<void> {
    const before = this.#saidStates;
    await quietly(async () => {
      const state = await api(myChat);
      if (this.#saidStates === before) this.#take(state);
    });
  }

  /** Listens until `stop`. Safe to call again. */
  readonly listen = (): void => {
    if (this.#listening) return;
    this.#listening = new AbortController();
    void this.#readWorryingWords();
    void this.#listenOn(this.#listening.signal);
  };

  /** Other calls get no answer: the stream may be dead without having said so, and is begun anew. */
  readonly doubt = (): void => this.#turn?.abort();

  readonly stop = (): void => {
    this.#listening?.abort();
    this.#listening = undefined;
    clearTimeout(this.#typingEnds);
  };

  /** A message as the server has kept it, whether or not the stream has brought it yet. */
  readonly took = (conversationId: string, message: ChatMessage): void =>
    this.#show(withMessage(this.#shown, conversationId, message));

  /** Says that the person is typing, unless it was just said. */
  readonly typing = (): void => {
    const now = Date.now();
    if (now - this.#saidTyping < TYPING_EVERY || this.#shown.line !== 'open') return;
    this.#saidTyping = now;
    void quietly(() => api(typingInChat));
  };

  /**
   * Looks at words that are too many to be sent, and has the server look at what it takes of them: it refuses them, and
   * says whether whom to ring now is to be shown. Who is in danger may have written a great deal.
   */
  readonly lookAtUnsent = async (tooLong: string): Promise<void> => {
    if (isWorrying(tooLong, this.#shown)) this.#show({ isUnsentWorrying: true });
    try {
      await api(sendChatMessage, { body: { clientId: newId(), text: tooLong.slice(0, MOST_SENT) } });
    } catch (thrown) {
      if (!isFailure(thrown)) throw thrown;
      if (isRefusal(thrown) && thrown.offersHelp) this.#show({ isUnsentWorrying: true });
    }
  };

  /** The person has all messages before their eyes. */
  readonly read = (): void => {
    const { state, messages } = this.#shown;
    const upTo = messages.at(-1)?.sequence ?? 0;
    const conversation = state?.conversation;
    if (!state || !conversation || upTo <= conversation.readUpTo) return;
    this.#show({ state: { ...state, conversation: { ...conversation, readUpTo: upTo } } });
    void quietly(() => api(readChat, { body: { upTo } }));
  };

  /** Ends the conversation. Rejects with what `api` throws. */
  readonly end = async (): Promise<void> => this.#take(await api(endChat));

  /** Asks for a text once an adviser has written in this conversation. Rejects with what `api` throws. */
  readonly askText = async (of: string, phoneNumber: string): Promise<true> => {
    this.#take(await api(askChatText, { body: { of, phoneNumber } }));
    return true;
  };

  /** Takes that back. Rejects with what `api` throws. */
  readonly dropText = async (): Promise<true> => {
    this.#take(await api(dropChatText));
    return true;
  };

  /** Tried again with each thing that is heard, until it succeeds. */
  async #readWorryingWords(): Promise<void> {
    if (this.#shown.worryingWords || this.#isReadingWords) return;
    this.#isReadingWords = true;
    await quietly(async () => this.#show({ worryingWords: await api(worryingWords) }));
    this.#isReadingWords = false;
  }

  async #listenOn(signal: AbortSignal): Promise<void> {
    let failures = 0;
    while (!signal.aborted) {
      const turn = turnOf(signal);
      this.#turn = turn.controller;
      try {
        const query = this.#since();
        await eventsOf(myChatEvents, { query, signal: turn.signal }, event => {
          failures = 0;
          turn.alive();
          this.#heard(event);
        });
      } catch (thrown) {
        if (signal.aborted) break;
        // An ordinary call renews the session, or ends it, by the rules of all others.
        if (thrown instanceof StreamRefused && thrown.status === 401) await this.look();
        this.#show({ line: 'lost' });
        failures += 1;
      } finally {
        turn.over();
      }
      const again = AGAIN_AFTER[Math.min(failures, AGAIN_AFTER.length - 1)] ?? 0;
      await pause(navigator.onLine ? again : AGAIN_WHILE_OFFLINE, signal);
    }
  }

  #since() {
    const of = this.#shown.state?.conversation?.id;
    return { after: String(placeOf(this.#shown)), ...(of && { of }) };
  }

  #heard(event: ChatEvent): void {
    if (this.#shown.line !== 'open') {
      this.#show({ line: 'open' });
      this.#reached();
    }
    void this.#readWorryingWords();
    if (event.type === 'state') {
      this.#saidStates += 1;
      this.#take(event.state);
    } else if (event.type === 'message') {
      if (event.message.from === 'adviser') this.#adviserTypes(false);
      this.took(event.conversationId, event.message);
    } else if (event.type === 'typing') this.#adviserTypes(true);
    else if (event.type === 'read') this.#readByAdviser(event.upTo);
  }

  #take(state: ChatState): void {
    this.#show(withState(this.#shown, state));
    this.#adviserTypes(state.conversation?.isAdviserTyping ?? false);
  }

  #readByAdviser(upTo: number): void {
    const { state } = this.#shown;
    if (!state?.conversation) return;
    const readByAdviserUpTo = Math.max(upTo, state.conversation.readByAdviserUpTo);
    this.#show({ state: { ...state, conversation: { ...state.conversation, readByAdviserUpTo } } });
  }

  #adviserTypes(isAdviserTyping: boolean): void {
    clearTimeout(this.#typingEnds);
    if (isAdviserTyping) this.#typingEnds = setTimeout(() => this.#adviserTypes(false), TYPING_HOLDS);
    this.#show({ isAdviserTyping });
  }

  #show(now: Partial<Shown>): void {
    const before = this.#shown;
    if (Object.entries(now).every(([name, value]) => before[name as keyof Shown] === value)) return;
    this.#shown = { ...before, ...now };
    for (const tell of this.#listeners) tell();
  }
}

/** Whether a text has words of somebody who may be in danger, as far as this page can tell. */
export function isWorrying(text: string, { worryingWords }: Pick<Shown, 'worryingWords'>): boolean {
  if (!worryingWords) return false;
  return hasCrisisWords(text, worryingWords.crisisPhrases, worryingWords.harmlessPhrases);
}

/** What fails is no trouble of the person's: it is said again, or the stream brings it. */
async function quietly(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (thrown) {
    if (!isFailure(thrown)) throw thrown;
  }
}

/** One connection: it ends with the listening, when the browser says that it is offline, and after too long a silence. */
function turnOf(signal: AbortSignal) {
  const turn = new AbortController();
  const end = () => turn.abort();
  let silence = setTimeout(end, SILENCE);
  signal.addEventListener('abort', end);
  window.addEventListener('offline', end);
  return {
    controller: turn,
    signal: turn.signal,
    alive() {
      clearTimeout(silence);
      silence = setTimeout(end, SILENCE);
    },
    over() {
      clearTimeout(silence);
      signal.removeEventListener('abort', end);
      window.removeEventListener('offline', end);
      turn.abort();
    },
  };
}

/** Waits so long, or until the browser says that it is online again. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const on = () => {
      clearTimeout(timer);
      window.removeEventListener('online', on);
      signal.removeEventListener('abort', on);
      resolve();
    };
    const timer = setTimeout(on, ms);
    window.addEventListener('online', on);
    signal.addEventListener('abort', on);
  });
}
