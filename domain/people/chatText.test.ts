import { describe, expect, it } from 'vitest';
import { checkChatText, LONGEST_CHAT_TEXT } from './chatText.ts';

describe('what is written in a chat (PT-102, PT-467)', () => {
  it('is taken without the spaces around it', () => {
    expect(checkChatText(' \n Hello\nyou  ')).toEqual({ ok: true, value: 'Hello\nyou' });
    expect(checkChatText(` ${'x'.repeat(LONGEST_CHAT_TEXT)} `).ok).toBe(true);
  });

  it.each([
    ['', 'empty'],
    [' \u00a0\n\t', 'empty'],
    ['\u200b', 'empty'],
    ['\u200b \u2060\ufeff\u00ad', 'empty'],
    ['x'.repeat(LONGEST_CHAT_TEXT + 1), 'too long'],
  ])('is refused where nothing is left, or too much', (typed, code) => {
    expect(checkChatText(typed)).toMatchObject({ ok: false, code });
  });
});
