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
  // Each story that has a server of its own, which it ends on purpose, has a port of its own: they run beside each other.
  powerCutPort: first + 2,
  chatPort: first + 4,
  weeksPort: first + 6,
  formPort: first + 7,
  typingPort: first + 8,
  releasesPort: first + 9,
  /** Those who take applications. */
  authoritiesPort: first + 5,
  authorities: `http://localhost:${first + 5}`,
} as const;

/** Outside version control, and emptied before every run. Relative to the repository. */
export const dataFolder = '.data/e2e';
