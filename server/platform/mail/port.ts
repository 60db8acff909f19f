/** How many mails are handed over at the same time, each on a connection of its own. */
export const MAIL_CONNECTIONS = 10;

/** A file that goes with a mail. */
export type Attachment = {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
};

/** One mail to one person, in both forms. */
export type Mail = {
  readonly to: string;
  /** The name that it is from; the address is that of the settings. */
  readonly from?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly Attachment[];
};

/** Hands mails over to be delivered. Rejects when the mail was not taken; the caller tries again later. */
export type MailSender = {
  send(mail: Mail): Promise<void>;
  close(): void;
};
