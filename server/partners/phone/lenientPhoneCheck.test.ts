import { expect, it } from 'vitest';
import { lenientPhoneCheck } from './lenientPhoneCheck.ts';

it('counts a number as valid when the check itself goes wrong, and logs the fault without the number (DO-013)', () => {
  const lines: unknown[] = [];
  const log = { warn: (...line: unknown[]) => void lines.push(line) };
  const check = lenientPhoneCheck(log, phoneNumber => {
    throw new Error(`no plan for ${phoneNumber}`);
  });
  expect(check('07911123456')).toEqual({ isValid: true, message: '' });
  expect(lines).toHaveLength(1);
  expect(JSON.stringify(lines)).not.toContain('07911123456');
});

it('says what the check says', () => {
  const answer = { isValid: false, message: 'no' };
  expect(lenientPhoneCheck({ warn: () => undefined }, () => answer)('1')).toBe(answer);
});
