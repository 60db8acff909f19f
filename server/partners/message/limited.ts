import type { MessageSender } from './port.ts';

/** What one phone has been sent. */
export type TextCount = {
  /** Counts a text to a number; throws ApiError TOO_MANY_REQUESTS where it is one too many. */
  readonly take: (to: string) => Promise<void>;
  /** Takes back the count of a text that was not accepted. */
  readonly giveBack: (to: string) => Promise<void>;
};

/**
 * Sends a phone only so many texts, whoever asks and whatever for, so that nobody is rung through the night. A text is
 * counted before it goes, so that many at once cannot all pass, and given back where the service did not take it: an
 * outage uses up nobody's.
 */
export function limitedMessageSender(sender: MessageSender, count: TextCount): MessageSender {
  return {
    async send(message) {
      await count.take(message.to);
      try {
        await sender.send(message);
      } catch (fault) {
        await count.giveBack(message.to);
        throw fault;
      }
    },
  };
}
