import type { Kind } from '../../data/outbox/entry.ts';
import type { Outbox } from '../../data/outbox/outbox.ts';
import { readAs } from '../../data/outbox/shape.ts';
import { takeOldKeys } from '../../data/outbox/takeOldKeys.ts';
import { sessionUser } from '../../data/session.ts';
import { ANSWERS, CONDITION, HEALTH, NEEDS } from './keptForm.ts';

/** Moves into the outbox what a tab kept of the person's health before the outbox existed. It stays in the tab. */
export function takeOverHealth(outbox: Outbox): void {
  takeOver(outbox, CONDITION);
  takeOver(outbox, NEEDS);
  takeOver(outbox, ANSWERS);
}

function takeOver<Content>(outbox: Outbox, kind: Kind<Content>): void {
  const before = `health.${sessionUser()?.userId ?? 'guest'}.${kind.name}`;
  for (const text of takeOldKeys(before, () => sessionStorage)) {
    const content = readAs(kind.fits, text);
    if (content) outbox.takeOver(kind, { scope: HEALTH, key: kind.name }, content);
  }
}
