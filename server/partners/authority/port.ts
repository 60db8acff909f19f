/** An application as it is sent: exactly the file that an adviser accepted. */
export type ApplicationToSend = {
  /** The same for the same file, however often it is sent: whoever takes it takes it once. */
  readonly key: string;
  /** Which of our forms it is. */
  readonly kind: string;
  readonly file: Readonly<Record<string, unknown>>;
};

/** What becomes of an application that is sent: it is taken, with the receiver's own number, or it is not as they need it. */
export type Taken =
  | { readonly outcome: 'taken'; readonly reference: string }
  | {
      readonly outcome: 'not as needed';
      /** What is wrong with it, in the receiver's words: names of fields, never their values. */
      readonly faults: readonly string[];
    };

/** What the receiver has said of an application since. */
export type Answered =
  | { readonly outcome: 'waiting' }
  | {
      /** `withdrawn`: its person took it back before they decided. */
      readonly outcome: 'granted' | 'refused' | 'withdrawn';
      /** 'YYYY-MM-DD', the day on which they decided. */
      readonly on: string;
      /** Their words; '' for none. */
      readonly says: string;
    };

/**
 * Those who take applications, behind one address. Each is asked once; PartnerUnavailable is thrown when there is no answer,
 * or none as agreed. Nobody knows then whether an application arrived: it is sent again under its key.
 */
export type Authority = {
  send(application: ApplicationToSend): Promise<Taken>;
  /** @param reference the number that the application was taken with */
  answerTo(reference: string): Promise<Answered>;
};
