import { describe, expect, it } from 'vitest';
import { htmlOf, wordsOf } from '../testing/render.tsx';
import { SpeakToUs } from './SpeakToUs.tsx';

const card = (knownNumber: string | null) =>
  htmlOf(<SpeakToUs stepId="advice" name="Danielle Okafor" knownNumber={knownNumber} />);

describe('the Speak to Us card', () => {
  it('has a telephone field, and its button waits for a number that can be called (DO-017)', () => {
    expect(card(null)).toContain('type="tel"');
    expect(card(null)).toMatch(/<button[^>]*type="submit"[^>]*aria-disabled="true"/);
    expect(card('0791')).toContain('aria-disabled="true"');
    expect(card('07700900123')).not.toContain('aria-disabled="true"');
  });

  it('asks for nothing but the number', () => {
    expect(card(null).match(/<input/g)).toHaveLength(1);
    expect(wordsOf(card(null))).toContain('Leave your number and an adviser will call you');
  });
});
