/** What was answered to a question of consent, as it is written down: what it is about in `facts`. */
export type ConsentEvent = { readonly kind: string; readonly facts: unknown };

/**
 * Which of what is written down as a yes taken back was a first no: nobody had said yes to the same before.
 *
 * @param events the latest first
 */
export function firstNos<Event extends ConsentEvent>(events: readonly Event[]): ReadonlySet<Event> {
  const stands = new Set<string>();
  const nos = new Set<Event>();
  for (const event of [...events].reverse()) {
    const about = aboutOf(event.facts);
    if (event.kind === 'consent given') stands.add(about);
    if (event.kind === 'consent withdrawn' && !stands.delete(about)) nos.add(event);
  }
  return nos;
}

/** What a consent is to, and by which way; whose words it was given to is no part of it. */
function aboutOf(facts: unknown): string {
  if (typeof facts !== 'object' || facts === null) return '';
  return JSON.stringify([Reflect.get(facts, 'consent'), Reflect.get(facts, 'channel')]);
}
