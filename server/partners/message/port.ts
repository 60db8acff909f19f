/** How long a service may take, in milliseconds. Short, because the person waits to be told to look at their phone. */
export const REQUEST_TIMEOUT_MS = 5000;

/** Hands text messages over to be delivered. */
export type MessageSender = {
  /**
   * `to` is a UK number that begins with 0, `from` what a phone shows
   * as the sender, where the service lets us say. Throws PartnerUnavailable when the message was not accepted.
   */
  send(message: { readonly to: string; readonly from?: string; readonly text: string }): Promise<void>;
};
