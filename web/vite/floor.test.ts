import { describe, expect, it } from 'vitest';
import { codeTargets, floorOf, styleTargets } from './floor.ts';

describe('the floor', () => {
  it('is one list, which the build of code and style follows (WT-140)', () => {
    const floor = floorOf();
    expect(floor).toEqual({ chrome: '88', edge: '88', firefox: '78', safari: '14.1', ios_saf: '14.5' });
    expect(styleTargets(floor)).toEqual(['chrome88', 'edge88', 'firefox78', 'safari14.1', 'ios14.5']);
    expect(codeTargets(floor)).toEqual(['chrome91', 'edge91', 'firefox78', 'safari14.1', 'ios14.5']);
  });

  it('refuses a line that it does not read (WT-140)', () => {
    expect(() => floorOf('# ours\nchrome >= 88\nlast 2 versions\n')).toThrow('"last 2 versions"');
  });
});
