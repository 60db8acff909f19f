import { requestPasswordReset } from '@towpath/contracts/api/passwords.ts';
import { register } from '@towpath/contracts/api/session.ts';
import { advice, journey, page, step } from '@towpath/domain/journey-engine/fixtures/build.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mail } from '../../platform/mail/port.ts';
import { walker } from '../../testing/journeyWalk.ts';
import { customer } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { RESET_LINK_HOURS, sayLinkLife, WELCOME_LINK_HOURS } from './passwordLinks.ts';

let test: TestApp;
let mails: readonly Mail[];
beforeAll(async () => {
  test = await createTestApp({ PUBLIC_URL: 'https://advice.towpath.example/' }, [
    journey(page('one', step('Registration', 'account')), page('two', advice())),
  ]);
  const visitor = await walker(test);
  const names = { firstName: 'Jo', lastName: "O'Neil" };
  await visitor.call(register, {
    body: { email: 'jo@towpath.example', ...names, stepId: 'account' },
  });
  test.clock.forward(3000);
  await test.mails();
  const person = await customer(test, { firstName: 'A<i>b&"' });
  await test.call(requestPasswordReset, { body: { email: person.email } });
  mails = await test.mails();
});
afterAll(() => test.close());

describe('every mail', () => {
  it('says nothing of debt in its subject: others may see the phone', () => {
    expect(mails).toHaveLength(2);
    for (const { subject } of mails) expect(subject).not.toMatch(/debt|money|advice|owe/i);
  });

  it('comes as plain text and as a page with the same link, and points to MoneyHelper', () => {
    for (const { text, html } of mails) {
      const [link = 'none'] = /https:\/\/advice\.towpath\.example\/\S+/.exec(text) ?? [];
      expect(html).toContain(`href="${link}"`);
      expect(text).toContain('MoneyHelper: https://www.moneyhelper.org.uk');
      expect(html).toContain('href="https://www.moneyhelper.org.uk"');
      expect(text).toContain('We won’t ever ask for your password or card number by email.');
    }
  });

  it('greets nobody by a name that is none (IS-048)', () => {
    const reset = mails[1];
    expect(reset?.html).toContain('>Choose a new password</h1>');
    expect(reset?.html).not.toContain('<i>');
    expect(reset?.text).not.toContain('A<i>b');
  });

  it('needs no picture, no script and nothing from elsewhere', () => {
    for (const { html } of mails) {
      expect(html).not.toMatch(/<img|<script|<link|url\(|@import/i);
      expect(html).toContain('max-width:600px');
      expect(html).toContain('lang="en-GB"');
    }
  });
});

describe('how long a link works (HO-042)', () => {
  it('is said in the mail that brings it', () => {
    const [welcome, reset] = mails;
    expect(welcome?.text).toContain(`This link works once, for ${sayLinkLife(WELCOME_LINK_HOURS)}.`);
    expect(reset?.text).toContain(`This link works once, for ${sayLinkLife(RESET_LINK_HOURS)}.`);
  });

  it.each([
    [1, '1 hour'],
    [2, '2 hours'],
    [24, '1 day'],
    [36, '36 hours'],
    [72, '3 days'],
  ])('in words: %i hours are %s', (hours, says) => {
    expect(sayLinkLife(hours)).toBe(says);
  });
});
