/** A mail as it arrived. */
export type ReceivedMail = {
  readonly id: string;
  readonly receivedAt: string;
  /** Who it was delivered to, as the SMTP conversation said. */
  readonly to: readonly string[];
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Every address in the text, in order. */
  readonly links: readonly string[];
  readonly attachments: readonly ReceivedFile[];
};

/** A file that came with a mail. */
export type ReceivedFile = {
  readonly name: string;
  readonly kind: string;
  /** Its bytes, in base64. */
  readonly content: string;
};
