import { describe, expect, it } from 'vitest';
import { tenant } from '../solutions/testing/cases.ts';
import { RULEBOOK } from '../solutions/testing/inForce.ts';
import type { Given } from './answer.ts';
import { filled } from './filled.ts';
import type { ApplicationKind } from './form.ts';
import { APPLICATION_FORMS } from './forms/forms.ts';
import { mayApply } from './mayApply.ts';
import { factsOf, TODAY } from './testing/person.ts';

/** What goes with such a form besides. */
const REST: Given = { fee: 'none', signedOn: '2026-11-21' };

/** What stands against a form of somebody in Scotland of how it is shown that they cannot pay. */
function lacks(kind: ApplicationKind, given: Given = {}) {
  const told = tenant({ nation: 'scotland', left: 0 });
  const form = APPLICATION_FORMS[kind];
  const facts = factsOf(told);
  const { kinds } = facts;
  const judged = mayApply(
    form,
    { facts: told, filled: filled(form, facts, { ...REST, ...given }), kinds },
    TODAY,
    RULEBOOK,
  );
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

  it.each([
    ['minimal-asset-process', '£50'],
    ['sequestration', '£150'],
  ] as const)(
    'goes with how its fee is paid, and once its person has signed it: %s (DN-1713)',
    (kind, fee) => {
      const shown: Given = { route: 'certificate', certificateOn: '2026-11-21' };
      const open = filled(APPLICATION_FORMS[kind], factsOf(tenant({ nation: 'scotland', left: 0 })), shown);
      const told = tenant({ nation: 'scotland', left: 0 });
      const { kinds } = factsOf(told);
      const judged = mayApply(APPLICATION_FORMS[kind], { facts: told, filled: open, kinds }, TODAY, RULEBOOK);
      expect(judged.closedBy.filter(({ code }) => code === 'NOT_SHOWN').map(({ says }) => says)).toEqual([
        expect.stringContaining(`how the fee of ${fee} is paid, or that there is none`),
        expect.stringContaining('read it and signed it'),
      ]);
      expect(lacks(kind, { ...shown, fee: 'paid' })).toEqual([]);
    },
  );

  it.each([
    ['england', '£680'],
    ['northern-ireland', '£683'],
  ] as const)(
    'goes with how its fee is paid, of which nobody is let off all: bankruptcy in %s (DN-1733)',
    (nation, fee) => {
      const told = tenant({ nation, left: 0 });
      const facts = factsOf(told);
      const form = APPLICATION_FORMS.bankruptcy;
      const lacking = (given: Given) =>
        mayApply(
          form,
          { facts: told, filled: filled(form, facts, given), kinds: facts.kinds },
          TODAY,
          RULEBOOK,
        )
          .closedBy.filter(({ code }) => code === 'NOT_SHOWN')
          .map(({ says }) => says);
      expect(lacking({})).toEqual([`It does not say yet how the fee of ${fee} is paid. You add that.`]);
      expect(lacking({ fee: 'by them' })).toEqual([]);
    },
  );

  it('is asked for no other form (DN-686)', () => {
    expect(lacks('debt-payment-programme')).toEqual([]);
    expect(lacks('trust-deed')).toEqual([]);
  });
});
