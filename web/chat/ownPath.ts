/** A person's own pages beside their questions and their dashboard. */
const OWN_PATHS = /^\/(account|email-change|debts|solutions|choose|plan|book)(\/|$)/;

/** Whether a path is a page of the person's own that has the chat only while a conversation of theirs is open. */
export function isOwnPath(path: string): boolean {
  return OWN_PATHS.test(path);
}
