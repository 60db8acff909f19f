import { describe, expect, it } from 'vitest';
import { type KnownElsewhere, knownForLetters } from './factsAsked.ts';
import { protectionsIn, stillProtects } from './lawProtects.ts';
import { NOTHING_SAID, sayingOfHealth } from './saidForLetters.ts';

const NOTHING: KnownElsewhere = {
  planInForce: null,
  planInForceFrom: null,
  visitOn: null,
  toldInForce: undefined,
  lumpSum: null,
};
const TODAY = '2026-10-29';
const debt = { id: 'fenland', hasLegalAction: null };

describe('what is known for letters', () => {
  it('is what the plan says before what was said, and that before what was told (DN-457)', () => {
    const said = { ...NOTHING_SAID, inForce: { solution: 'DRO', on: '2026-10-01' } } as const;
    const told = { ...NOTHING, toldInForce: null };
    expect(knownForLetters(NOTHING_SAID, NOTHING, TODAY).inForce).toBeNull();
    expect(knownForLetters(NOTHING_SAID, told, TODAY).inForce).toMatchObject({ value: null, from: 'told' });
    expect(knownForLetters(said, told, TODAY).inForce).toMatchObject({ value: 'DRO', from: 'said' });
    const running = { ...told, planInForce: 'BS' } as const;
    expect(knownForLetters(said, running, TODAY).inForce).toMatchObject({ value: 'BS', from: 'plan' });
  });

  it('is not known once the days of a protection are over (DN-457)', () => {
    const said = { ...NOTHING_SAID, inForce: { solution: 'BS', on: '2026-08-30' } } as const;
    expect(knownForLetters(said, NOTHING, TODAY).inForce?.value).toBe('BS');
    expect(knownForLetters(said, { ...NOTHING, toldInForce: null }, '2026-10-30').inForce).toBeNull();
    expect(stillProtects('IVA', '2020-01-01', TODAY)).toBe(true);
    expect(protectionsIn('scotland')).not.toContain('DRO');
    expect(protectionsIn('northern-ireland')).not.toContain('BS');
  });

  it('is that a debt is asked for where a court is involved, and else for half a year (DN-455)', () => {
    const said = { ...NOTHING_SAID, chased: { fenland: { isSo: true, on: '2026-05-01' } } };
    const known = (of: typeof said | typeof NOTHING_SAID, on = TODAY) => knownForLetters(of, NOTHING, on);
    expect(known(said).chased(debt)?.value).toBe(true);
    expect(known(said, '2026-10-31').chased(debt)).toBeNull();
    expect(known(NOTHING_SAID).chased(debt)).toBeNull();
    expect(known(NOTHING_SAID).chased({ ...debt, hasLegalAction: true })?.value).toBe(true);
  });

  it('is a sum as it was said last, or else as it was told (DN-456)', () => {
    const told = { ...NOTHING, lumpSum: 500_00 };
    const said = { ...NOTHING_SAID, lumpSum: { sum: 0, on: TODAY } };
    expect(knownForLetters(NOTHING_SAID, told, TODAY).lumpSum?.value).toBe(500_00);
    expect(knownForLetters(said, told, TODAY).lumpSum?.value).toBe(0);
  });

  it('is each yes and no to a word of health, with its day (DN-458)', () => {
    const yes = sayingOfHealth(NOTHING_SAID, true, '2026-10-01');
    expect(sayingOfHealth(yes, true, '2026-10-02')).toBe(yes);
    const no = sayingOfHealth(yes, false, TODAY);
    expect(no.health).toEqual([
      { agrees: true, on: '2026-10-01' },
      { agrees: false, on: TODAY },
    ]);
    expect(knownForLetters(no, NOTHING, TODAY).health).toEqual({ value: false, from: 'said', on: TODAY });
  });
});
