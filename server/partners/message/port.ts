/** Hands text messages over to be delivered. */
export type MessageSender = {
  /** `to` is a UK number that begins with 0, `from` what a phone shows as the sender. Throws PartnerUnavailable when the message was not accepted. */
  send(message: { readonly to: string; readonly from: string; readonly text: string }): Promise<void>;
};
