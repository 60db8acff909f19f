import { describe, expect, it } from 'vitest';
import type { PlanState } from './planState.ts';
import { staysOver } from './staysOver.ts';

const came = (...states: readonly PlanState[]) => states.map(state => ({ state }));

describe('what a person was on last', () => {
  it.each(['DMP', 'TPP', 'SMP', 'DAS'])(
    '%s stays once it ended, was broken or was left after it ran (DN-958)',
    shortName => {
      expect(staysOver(shortName, came('chosen', 'being prepared', 'sent', 'running', 'ended'))).toBe(true);
      expect(staysOver(shortName, came('being prepared', 'sent', 'running', 'broken', 'ended'))).toBe(true);
      expect(staysOver(shortName, came('sent', 'running', 'sent', 'being prepared', 'left'))).toBe(true);
    },
  );

  it('leaves nothing where it was left before anything went, or stands (DN-958)', () => {
    expect(staysOver('DMP', came('chosen', 'being prepared', 'left'))).toBe(false);
    expect(staysOver('IVA', came('chosen', 'left'))).toBe(false);
    expect(staysOver('DMP', came('chosen', 'sent', 'running'))).toBe(false);
    expect(staysOver('DMP', [])).toBe(false);
  });
});
