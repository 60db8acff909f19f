import { afterEach, expect, it, vi } from 'vitest';
import { hasVoiceOver } from './voiceOver.ts';

afterEach(() => void vi.unstubAllGlobals());

it.each([
  ['MacIntel', true],
  ['iPhone', true],
  ['iPad', true],
  ['Win32', false],
  ['Linux armv81', false],
])('assumes VoiceOver on a device that calls itself %s: %s (HO-078)', (platform, has) => {
  vi.stubGlobal('navigator', { platform });
  expect(hasVoiceOver()).toBe(has);
});
