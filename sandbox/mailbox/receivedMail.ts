/** A mail as it arrived. */
export type ReceivedMail = {
  readonly id: string;
  readonly receivedAt: string;
  /** Who it was delivered to, by the SMTP conversation. */
  readonly to: readonly string[];
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Every web address in the text, in order. */
  readonly links: readonly string[];
  readonly attachments: readonly ReceivedFile[];
};

/** An attachment of a mail. */
export type ReceivedFile = {
  readonly name: string;
  readonly kind: string;
  /** Its bytes, in base64. */
  readonly content: string;
};
