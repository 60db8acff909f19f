import { type ServerResponse } from 'node:http';
import type { ChatEvent, ChatState } from '@towpath/contracts/api/chat.ts';
declare const CONVERSATION: NonNullable<ChatState['conversation']>;
/**
 * A real HTTP server that keeps one conversation by the contract, and streams it. It can be cut off in the middle, lose
 * its answers, and refuse.
 */
export declare function startChatServer(): Promise<{
    base: string;
    calls: {
        readonly method: string;
        readonly path: string;
        readonly body: unknown;
    }[];
    /** What was sent to a path, in order. */
    sent: (path: string) => unknown[];
    texts: () => string[];
    isListenedTo: () => boolean;
    change: (now: Partial<ChatState>) => void;
    conversation: (now: Partial<typeof CONVERSATION>) => void;
    tell: (event: ChatEvent, to?: Iterable<ServerResponse>) => void;
    /** An adviser writes, and has the chat from then on. */
    adviserSays(text: string, name?: string): void;
    loseAnswers(count: number): void;
    livesIn(place: string): void;
    refuse(message: string | undefined): void;
    /** Cuts the line, or joins it again. */
    cut(now: boolean): void;
    /** Begins anew. */
    reset(): void;
    stop(): Promise<void>;
}>;
export {};
