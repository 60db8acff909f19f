import { describe, expect, it } from 'vitest';
import { SENDERS } from './senders.ts';

describe('what waits in the outbox', () => {
  it.each(Object.entries(SENDERS))('is sent by its own kind of sender: %s (HO-135)', async (name, fetch) => {
    expect((await fetch()).kind).toBe(name);
  });
});
