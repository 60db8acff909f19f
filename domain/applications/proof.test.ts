import { describe, expect, it } from 'vitest';
import { tenant } from '../solutions/testing/cases.ts';
import { RULEBOOK } from '../solutions/testing/inForce.ts';
import type { Given } from './answer.ts';
import { filled } from './filled.ts';
import type { ApplicationKind } from './form.ts';
import { APPLICATION_FORMS } from './forms/forms.ts';
import { mayApply } from './mayApply.ts';
import { factsOf, TODAY } from './testing/person.ts';

/** What stands against a form of somebody in Scotland of how it is shown that they cannot pay. */
function lacks(kind: ApplicationKind, given: Given = {}) {
  const told = tenant({ nation: 'scotland', left: 0 });
  const form = APPLICATION_FORMS[kind];
  const facts = factsOf(told);
  const { kinds } = facts;
  const judged = mayApply(form, { facts: told, filled: filled(form, facts, given), kinds }, TODAY, RULEBOOK);
  return judged.closedBy.filter(({ code }) => code === 'NOT_SHOWN').map(({ says }) => says);
}

describe('how it is shown that somebody in Scotland cannot pay', () => {
  it.each(['minimal-asset-process', 'sequestration'] as const)(
    'is by a certificate of the last 30 days, without which nothing goes: %s (DN-686)',
    kind => {
      const by = (certificateOn: string) => lacks(kind, { route: 'certificate', certificateOn });
      expect(lacks(kind, { route: 'certificate' })).toEqual([expect.stringContaining('is not in it yet')]);
      expect(by('2026-11-21')).toEqual([]);
      expect(by('2026-10-22')).toEqual([]);
      expect(by('2026-10-21')).toEqual([expect.stringContaining('counts for 30 days')]);
      // A day to come is none that the form takes.
      expect(by('2026-11-22')).toEqual([expect.stringContaining('is not in it yet')]);
    },
  );

  it('has other ways in sequestration, each with what it needs (DN-686)', () => {
    expect(lacks('sequestration')).toEqual([expect.stringContaining('how it is shown')]);
    expect(lacks('sequestration', { route: 'apparent insolvency' })).toEqual([]);
    expect(lacks('sequestration', { route: 'trust deed' })).toEqual([expect.stringContaining('trustee')]);
    expect(lacks('sequestration', { route: 'trust deed', trustee: 'Heron and Co' })).toEqual([]);
  });

  it('is asked for no other form (DN-686)', () => {
    expect(lacks('debt-payment-programme')).toEqual([]);
    expect(lacks('trust-deed')).toEqual([]);
  });
});
