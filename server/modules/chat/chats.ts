import type { ChatMessage, ChatState } from '@towpath/contracts/api/chat.ts';
import type { ChatContent } from '@towpath/contracts/content/chat.ts';
import { keepsChatGoal } from '@towpath/domain/people/chatGoal.ts';
import { checkChatText } from '@towpath/domain/people/chatText.ts';
import { hasCrisisWords } from '@towpath/domain/people/crisisWords.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { ApiError, fieldError } from '../../platform/http/apiError.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { setFlag } from '../cases/flags.ts';
import { addMessage, messageOf, messagesAfter, type Sender } from './messages.ts';
import { openOf } from './opening.ts';
import { type Here, thoseThere } from './presence.ts';
import {
  type Conversation,
  changeUnheard,
  holdConversation,
  holdOpen,
  isOwed,
  latestConversation,
  markConversation,
  noteRead,
  wake,
} from './repository.ts';
import { type ChatHours, chatFacts, dueOf, type KnownState, shownConversation, sinceThen } from './states.ts';
import { settleTurnText } from './textingTurns.ts';
import { isSameWish } from './turnNumber.ts';
import { endConversation, followAnswer, followPerson } from './workList.ts';

export type ChatsDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly seal: Seal;
  /** Null where the operator offers no chat. */
  readonly hours: ChatHours | null;
  readonly content: Pick<ChatContent, 'crisisPhrases' | 'harmlessPhrases'>;
  /** After how many seconds in which they have not looked who asked for it is texted. */
  readonly afterSeconds: number;
};

type Typed = { readonly clientId: string; readonly text: string };
/** What a person says, and which conversation was open before them. */
type Said = Typed & { readonly of?: string | undefined };
type Kept = { readonly conversationId: string; readonly message: ChatMessage };

export type Chats = ReturnType<typeof createChats>;

/** What people and advisers do in a conversation. */
export function createChats(deps: ChatsDeps) {
  const { database, clock, seal, hours, content } = deps;
  const isWorryingText = (text: string) =>
    hasCrisisWords(text, content.crisisPhrases, content.harmlessPhrases);

  let known: { readonly at: string; readonly facts: Omit<ChatState, 'conversation'> } | undefined;
  /** What of chat is the same for everybody, worked out once a second: a thousand streams ask for it at a time. */
  function factsOf(here: Here): Omit<ChatState, 'conversation'> {
    const now = clock.now();
    const at = `${Math.floor(now.getTime() / 1000)} ${here.isSomebody} ${here.waiting}`;
    if (known?.at !== at) known = { at, facts: chatFacts(hours, { here, now }) };
    return known.facts;
  }

  /**
   * How chat stands for a person, with what is read of it already.
   *
   * @param known how it stood before: while the same people go on, nothing more is read
   */
  async function stateOf(
    conversation: Conversation | undefined,
    here: Here,
    known?: KnownState,
  ): Promise<ChatState> {
    if (conversation && known?.state.conversation && isTheSame(conversation, known.conversation)) {
      const { conversation: shown } = known.state;
      const now = { ...shown, ...sinceThen(conversation, { here, now: clock.now() }) };
      return { ...factsOf(here), conversation: now };
    }
    const facts = factsOf(here);
    if (!conversation) return { ...facts, conversation: null };
    const shown = await shownConversation(deps, conversation, { here, now: clock.now() });
    const { isSomebodyHere } = facts;
    // Who waits already knows their place.
    const isSoon =
      shown.ahead === null ? facts.isSoon : keepsChatGoal({ isSomebodyHere, before: shown.ahead });
    return { ...facts, isSoon, conversation: shown };
  }

  /** How chat stands for a person. */
  async function mine(customerId: string): Promise<ChatState> {
    const conversation = await latestConversation(database, customerId);
    return stateOf(conversation, await thoseThere(database, clock.now()));
  }

  /** The messages of the latest conversation after a place in one, with how it stands. */
  async function since(
    customerId: string,
    { after, of }: { readonly after: number; readonly of?: string | undefined },
  ) {
    const conversation = await latestConversation(database, customerId);
    const state = await stateOf(conversation, await thoseThere(database, clock.now()));
    if (!conversation) return { state, messages: [] };
    const from = of === undefined || of === conversation.id ? after : 0;
    return { state, messages: [...(await messagesAfter(database, seal, conversation, from))] };
  }

  /**
   * Keeps what a person says, once and only once. Where no conversation is open, the one goes on whose end they did not
   * know of, and otherwise another begins.
   *
   * @throws ApiError CHAT_IS_OFF, or VALIDATION_FAILED at `text`, which says so where worrying words are in it
   */
  async function say(customerId: string, { clientId, text, of }: Said) {
    if (!hours) throw new ApiError('CHAT_IS_OFF');
    const typed = { clientId, sender: 'person', staffId: null, text: checked(text, isWorryingText) } as const;
    const kept =
      (await knownOf(customerId, 'person', clientId)) ??
      (await keep(customerId, typed, (trx, at) => openOf(trx, customerId, { of, hours, at })));
    const conversation = await latestConversation(database, customerId);
    return { ...kept, offersHelp: conversation?.hasCrisisWords ?? false };
  }

  /**
   * Keeps what an adviser says, once and only once. Where worrying words were left unanswered they can write after the
   * end: who comes back reads it.
   *
   * @throws ApiError NOT_FOUND where they do not have it, CHAT_HAS_ENDED, or VALIDATION_FAILED at `text`
   */
  async function answer(staffId: string, { customerId, id }: Conversation, { clientId, text }: Typed) {
    const typed = { clientId, sender: 'adviser', staffId, text: checked(text) } as const;
    const known = await knownOf(customerId, 'adviser', clientId);
    if (known?.conversationId === id) return known;
    return keep(customerId, typed, async trx => {
      const held = await holdConversation(trx, id);
      if (held?.takenBy !== staffId) throw new ApiError('NOT_FOUND');
      if (held.state !== 'with adviser' && !isOwed(held)) throw new ApiError('CHAT_HAS_ENDED');
      return held;
    });
  }

  /** A message that came before; its process may have been killed before it woke anybody. */
  async function knownOf(customerId: string, sender: Sender, clientId: string): Promise<Kept | undefined> {
    const known = await messageOf(database, seal, { customerId, sender, clientId });
    if (known) await wake(database, customerId);
    return known;
  }

  async function keep(
    customerId: string,
    typed: { clientId: string; sender: Sender; staffId: string | null; text: string },
    hold: (trx: DatabaseTransaction, at: Date) => Promise<Conversation>,
  ): Promise<Kept> {
    const { clientId, sender } = typed;
    const isWorrying = sender === 'person' && isWorryingText(typed.text);
    const keeping = database.transaction().execute(async trx => {
      const at = clock.now();
      const conversation = await hold(trx, at);
      const sequence = conversation.lastSequence + 1;
      const message = { ...typed, sequence, at, hasCrisisWords: isWorrying };
      if (!(await addMessage(trx, seal, conversation, message))) throw new SentBefore();
      if (sender === 'adviser') await followAnswer(trx, conversation);
      else if (hours) {
        await followPerson(trx, conversation, { isWorrying, at, dueAt: dueOf(hours, at) });
      }
      if (isWorrying) {
        const flag = { customerId, flag: 'worrying-words', isSet: true, at, staffId: null } as const;
        await setFlag(trx, flag);
      }
      await changeUnheard(trx, conversation, {
        last_sequence: sequence,
        ...owing(conversation, sender, isWorrying),
        ...(sender === 'person'
          ? { person_read: sequence, person_typing_at: null }
          : { adviser_read: sequence, adviser_read_by: typed.staffId, adviser_typing_at: null }),
      });
    });
    await keeping.catch(fault => {
      if (!(fault instanceof SentBefore)) throw fault;
    });
    await wake(database, customerId);
    const kept = await messageOf(database, seal, { customerId, sender, clientId });
    if (!kept) throw new ApiError('NOT_FOUND');
    return kept;
  }

  /** Ends the open conversation of a person, if there is one. */
  async function end(customerId: string): Promise<ChatState> {
    await database.transaction().execute(async trx => {
      const conversation = await holdOpen(trx, customerId);
      if (conversation) await endConversation(trx, conversation, { by: 'person', at: clock.now() });
    });
    return mine(customerId);
  }

  /** The person is typing; nothing where no conversation is open. */
  async function typing(customerId: string): Promise<void> {
    const conversation = await latestConversation(database, customerId);
    if (!conversation || conversation.state === 'ended') return;
    await markConversation(database, conversation, { person_typing_at: clock.now() });
  }

  /** The person has read up to a place of the latest conversation. */
  async function read(customerId: string, upTo: number): Promise<void> {
    const conversation = await latestConversation(database, customerId);
    if (!conversation) return;
    await noteRead(database, conversation, 'person', upTo);
    if (conversation.textFrom !== null) await settleTurnText(deps, conversation.id);
  }

  return { mine, since, say, answer, end, typing, read, stateOf };
}

/** Whether the same people go on with the same conversation. Of those that wait others change the place in line. */
function isTheSame(one: Conversation, other: Conversation): boolean {
  const isSame =
    one.id === other.id &&
    one.state === other.state &&
    one.takenBy === other.takenBy &&
    one.adviserReadBy === other.adviserReadBy &&
    isSameWish(one, other);
  return isSame && one.state !== 'waiting';
}

/** What a message changes in whether an answer is owed. One that was left needs an outcome: writing into it is none. */
function owing({ state }: Conversation, sender: Sender, isWorrying: boolean) {
  if (isWorrying) return { has_crisis_words: true, owes_answer: true };
  return sender === 'adviser' && state !== 'ended' ? { owes_answer: false } : {};
}

/** The same message came from somewhere else a moment ago: nothing of this try is to stay. */
class SentBefore extends Error {}

/** @param isWorrying who wrote worrying words is to be shown whom to ring, also where all of it is refused */
function checked(text: string, isWorrying: (text: string) => boolean = () => false): string {
  const result = checkChatText(text);
  if (!result.ok) throw fieldError('text', result.message, isWorrying(text) ? { offersHelp: true } : {});
  return result.value;
}
