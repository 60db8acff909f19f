import type { MessageSender } from './port.ts';

/**
 * Sends a phone only so many texts, whoever asks and whatever for, so that nobody is rung through the night.
 *
 * @param count counts a text to a number; throws ApiError TOO_MANY_REQUESTS where it is one too many
 */
export function limitedMessageSender(
  sender: MessageSender,
  count: (to: string) => Promise<void>,
): MessageSender {
  return {
    async send(message) {
      await count(message.to);
      await sender.send(message);
    },
  };
}
