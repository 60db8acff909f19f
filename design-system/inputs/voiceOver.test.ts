import { afterEach, expect, it, vi } from 'vitest';
import { hasVoiceOver } from './voiceOver.ts';

afterEach(() => void vi.unstubAllGlobals());

it.each([
  ['MacIntel', true],
  ['iPhone', true],
  ['iPad', true],
  ['Win32', false],
  ['Linux armv81', false],
])('takes a device that calls itself %s to have VoiceOver: %s (HO-078)', (platform, has) => {
  vi.stubGlobal('navigator', { platform });
  expect(hasVoiceOver()).toBe(has);
});
