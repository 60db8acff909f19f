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

  it('is not left here once others decide on it (DN-615, DN-1142)', () => {
    expect(howLeft('DRO', 'sent')).toBeNull();
    expect(howLeft('BKY', 'running')).toBeNull();
    expect(howLeft('DAS', 'sent')).toBeNull();
    // Only those who approved a programme end it.
    for (const state of ['sent', 'accepted', 'running', 'broken'] as const) {
      expect(howLeft('DAS', state)).toBeNull();
    }
    expect(howLeft('DAS', 'refused')).toBe('ended');
  });

  it('is left for what it prepares where it only gives time, once it runs and not while others decide on it (DN-741)', () => {
    for (const shortName of ['BS', 'MOR']) {
      expect(howLeft(shortName, 'running')).toBe('left');
      expect(howLeft(shortName, 'sent')).toBeNull();
      expect(howLeft(shortName, 'ended')).toBeNull();
    }
    // Nobody knows its last day, so that it could not be kept beside another.
    expect(howLeft('MHBS', 'running')).toBeNull();
  });

  it('ends once it was refused, so that something else can be chosen (DN-786)', () => {
    for (const shortName of ['DRO', 'BKY', 'IVA', 'BS', 'MHBS', 'AO']) {
      expect(howLeft(shortName, 'refused')).toBe('ended');
      expect(howLeft(shortName, 'accepted')).toBeNull();
    }
  });
});
