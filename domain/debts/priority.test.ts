import { describe, expect, it } from 'vitest';
import type { Priority } from './creditType.ts';
import { isPriority, type PriorityFacts } from './priority.ts';

const asked: PriorityFacts = { hasLegalAction: false, isSecured: false, hasAttachmentOfEarnings: false };
const unasked: PriorityFacts = { hasLegalAction: null, isSecured: null, hasAttachmentOfEarnings: null };
const kind = (priority: Priority, securedByDefault = false) => ({ priority, securedByDefault });

describe('whether a debt is a priority debt', () => {
  it.each<[string, PriorityFacts, ReturnType<typeof kind> | undefined, boolean]>([
    ['rent', unasked, kind('yes'), true],
    ['a mortgage said not to be secured', asked, kind('yes', true), true],
    ['a credit card', unasked, kind('no'), false],
    ['a credit card secured on the home', { ...asked, isSecured: true }, kind('no'), true],
    ['a credit card with legal action', { ...asked, hasLegalAction: true }, kind('no'), true],
    [
      'a credit card taken from wages after all',
      { ...asked, hasAttachmentOfEarnings: true },
      kind('no'),
      false,
    ],
    ['hire purchase nobody was asked about', unasked, kind('conditional', true), true],
    ['hire purchase said not to be secured', asked, kind('conditional', true), false],
    [
      'overpaid wages taken from wages',
      { ...asked, hasAttachmentOfEarnings: true },
      kind('conditional'),
      true,
    ],
    ['a court judgment', { ...asked, hasLegalAction: true }, kind('conditional'), true],
    ['a pawned ring', { ...asked, isSecured: true }, kind('no', true), false],
    ['a pawned ring with legal action', { ...asked, hasLegalAction: true }, kind('no', true), true],
    [
      'a loan shark',
      { hasLegalAction: true, isSecured: true, hasAttachmentOfEarnings: true },
      kind('never in a plan'),
      false,
    ],
    ['a debt of no known kind', unasked, undefined, false],
    ['a secured debt of no known kind', { ...asked, isSecured: true }, undefined, true],
  ])('or not: %s', (_, facts, type, first) => {
    expect(isPriority(facts, type)).toBe(first);
  });
});
