const first = Number(process.env.E2E_PORT ?? 3410);

/**
 * Where the tests find the server, its mailbox and the text messages it sends. E2E_PORT moves all of them, for two
 * runs side by side.
 */
export const addresses = {
  port: first,
  site: `http://localhost:${first}`,
  /** The same by a name over plain http, where a browser keeps parts of itself back. */
  plainSite: `http://towpath.test:${first}`,
  mailboxPort: first + 1,
  mailbox: `http://localhost:${first + 1}`,
  messagesPort: first + 3,
  messages: `http://localhost:${first + 3}`,
  /** For a second server, of a test that ends it on purpose. */
  secondPort: first + 2,
  /** The same for stories of the chat, which run beside it. */
  chatPort: first + 4,
  /** The same for a story over weeks. */
  weeksPort: first + 6,
  /** The same for a form that is filled in by the keyboard. */
  formPort: first + 7,
  /** Those who take applications. */
  authoritiesPort: first + 5,
  authorities: `http://localhost:${first + 5}`,
} as const;

/** Outside version control, and emptied before every run. Relative to the repository. */
export const dataFolder = '.data/e2e';
