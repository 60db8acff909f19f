import { describe, expect, it } from 'vitest';
import { howLeft } from './leaving.ts';

describe('a plan that is left for another', () => {
  it('is left before anything was sent, and ends once offers went (DN-615)', () => {
    expect(howLeft('DRO', 'being prepared')).toBe('left');
    expect(howLeft('DMP', 'chosen')).toBe('left');
    for (const state of ['sent', 'accepted', 'refused', 'running', 'broken'] as const) {
      expect(howLeft('DMP', state)).toBe('ended');
    }
  });

  it('is not left here once others decide on it (DN-615)', () => {
    expect(howLeft('DRO', 'sent')).toBeNull();
    expect(howLeft('BKY', 'running')).toBeNull();
    expect(howLeft('DAS', 'sent')).toBeNull();
    expect(howLeft('DAS', 'running')).toBe('ended');
  });
});
