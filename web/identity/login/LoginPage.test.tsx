import { describe, expect, it } from 'vitest';
import { htmlOf, wordsOf } from '../../testing/render.tsx';
import { LoginPage } from './LoginPage.tsx';

const html = htmlOf(<LoginPage />, '/login');

describe('the login page', () => {
  it('has heading, subheading, email, password, reset link, button and documents (ID-023, ID-024)', () => {
    expect(html).toMatch(/<h1[^>]*>Welcome back<\/h1>/);
    expect(wordsOf(html)).toContain('Log in to carry on from where you left off.');
    expect(html).toMatch(/<input(?=[^>]*type="email")(?=[^>]*autoComplete="username")/);
    expect(html).toMatch(/<input(?=[^>]*type="password")(?=[^>]*autoComplete="current-password")/);
    expect(html).toMatch(/<button[^>]*type="submit"[^>]*>Login<\/button>/);
  });

  it('leads to the reset by “Password Reset?” (ID-025)', () => {
    expect(html).toMatch(/<a[^>]*href="\/reset-password"[^>]*>Password Reset\?<\/a>/);
  });

  it('lists the documents that help (ID-026)', () => {
    const words = wordsOf(html);
    for (const text of [
      'A few documents you’ll need...',
      'Bank Statements',
      'A list of your debts',
      'Utility Bills',
    ]) {
      expect(words).toContain(text);
    }
  });

  it('has a button that waits for both fields and can still be reached (ID-028)', () => {
    expect(html).toMatch(/<button[^>]*type="submit"[^>]*aria-disabled="true"/);
    expect(html).not.toMatch(/<button[^>]* disabled/);
  });

  it('points to the free government service (SH-006)', () => {
    expect(html).toMatch(/<a href="https:\/\/www\.moneyhelper\.org\.uk[^"]*">MoneyHelper<\/a>/);
  });
});
