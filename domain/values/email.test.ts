import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkEmail, emailKey, maskedEmail } from './email.ts';

describe('an e-mail address', () => {
  it.each([
    'ann@example.co.uk',
    'ann.smith+debt@example.com',
    "o'neill@example.org",
    'a@b.uk',
    'x_y-z@sub.do-main.example',
    `${'a'.repeat(64)}@example.com`,
    'ann@xn--bcher-kva.example',
  ])('takes %j (QU-026)', email => {
    expect(checkEmail(email)).toEqual({ ok: true, value: email });
  });

  it.each([
    'ann',
    'ann@',
    '@example.com',
    'ann@example',
    'ann@@example.com',
    'ann@example..com',
    '.ann@example.com',
    'ann.@example.com',
    'an..n@example.com',
    'ann smith@example.com',
    'ann@exa mple.com',
    'ann@-example.com',
    'ann@example-.com',
    'ann@example.c',
    'ann@192.168.0.1',
    'ann@example.com, bob@example.com',
    'Ann <ann@example.com>',
    'ann@example.com\nbcc:bob@example.com',
    `${'a'.repeat(65)}@example.com`,
    `ann@${'a'.repeat(64)}.com`,
    `ann@${'abcdefg.'.repeat(32)}com`,
  ])('refuses %j (QU-026)', email => {
    expect(checkEmail(email)).toEqual({
      ok: false,
      code: 'notAnEmail',
      message: 'Not a valid email address',
    });
  });

  it.each([[''], ['  '], [null], [undefined], [5], [{}]])('counts %j as missing', value => {
    expect(checkEmail(value)).toMatchObject({ code: 'missing', message: 'Not a valid email address' });
  });

  it('is kept trimmed, its letter case as typed', () => {
    expect(checkEmail('  Ann@Example.com ')).toEqual({ ok: true, value: 'Ann@Example.com' });
  });

  it('is one mailbox whatever the letter case', () => {
    expect(emailKey(' Ann@Example.com')).toBe(emailKey('ann@example.COM'));
  });

  it('takes every address the standard grammar makes (QU-026)', () => {
    fc.assert(fc.property(fc.emailAddress(), email => checkEmail(email).ok));
  });
});

it.each([
  ['danielle@example.com', 'd•••@example.com'],
  ['a@b.uk', 'a•••@b.uk'],
])('shows of %s only what its owner knows again: %s', (email, masked) => {
  expect(maskedEmail(email)).toBe(masked);
});
