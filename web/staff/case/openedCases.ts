/** The cases that were opened in this tab, in the order in which they were. They are forgotten with the page. */
let opened: readonly string[] = [];

/** The same with a case that is opened now: one that is among them stays in its place. */
export function withOpened(cases: readonly string[], customerId: string): readonly string[] {
  return cases.includes(customerId) ? cases : [...cases, customerId];
}

/** Which case stands so many before or after another; undefined for none. */
export function caseBeside(cases: readonly string[], customerId: string, by: 1 | -1): string | undefined {
  const at = cases.indexOf(customerId);
  return at === -1 ? undefined : cases[at + by];
}

/** Notes that a case is open, and says which stand beside it. */
export function noteOpened(customerId: string): {
  readonly last: string | undefined;
  readonly next: string | undefined;
} {
  opened = withOpened(opened, customerId);
  return { last: caseBeside(opened, customerId, -1), next: caseBeside(opened, customerId, 1) };
}
