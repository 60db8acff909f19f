import { describe, expect, it } from 'vitest';
import { howLeftInTalk } from './leavingInTalk.ts';

const GRANTED = ['accepted', 'running', 'broken'] as const;

describe('a plan that its person does not want, as they tell one of us', () => {
  it.each(['DRO', 'BKY', 'IVA', 'PTD', 'SEQ', 'MAP', 'AO', 'BS', 'MHBS', 'DAS'])(
    '%s is not ended by that once its form has gone: its answer, or that it was withdrawn, says how it goes on (DN-1140)',
    shortName => {
      expect(howLeftInTalk(shortName, 'being prepared', true)).toBe('left');
      expect(howLeftInTalk(shortName, 'sent', true)).toBeNull();
      for (const state of GRANTED) expect(howLeftInTalk(shortName, state, true)).toBeNull();
      expect(howLeftInTalk(shortName, 'refused', true)).toBe('ended');
    },
  );

  it('is theirs to end where they offered it themselves, or sent it without a form of ours (DN-1140)', () => {
    for (const shortName of ['DMP', 'SMP', 'TPP', 'FFS', 'WO', 'DAP']) {
      expect(howLeftInTalk(shortName, 'accepted', false)).toBe('ended');
      expect(howLeftInTalk(shortName, 'sent', false)).toBe('ended');
    }
    expect(howLeftInTalk('AO', 'sent', false)).toBe('ended');
    expect(howLeftInTalk('AO', 'running', false)).toBeNull();
    expect(howLeftInTalk('MOR', 'running', false)).toBeNull();
  });
});
