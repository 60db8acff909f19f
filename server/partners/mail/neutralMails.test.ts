import { MAILS, type MailName, TEXTS, type TextName } from '@towpath/contracts/content/mails.ts';
import { describe, expect, it } from 'vitest';
import { SHIPPED_LETTERHEAD } from '../../testing/shippedHelp.ts';
import { type Letterhead, writeMail, writeText } from './writeMail.ts';

/** What somebody else who looks at a phone or an inbox must not read. */
const TELLING = [
  'debt',
  'money',
  'owe',
  'loan',
  'credit',
  'arrears',
  'bailiff',
  'enforcement',
  'insolvency',
  'bankrupt',
  'IVA',
  'repay',
  'afford',
  'financ',
  'budget',
  'advice',
  'adviser',
  'income',
  'spending',
  'MoneyHelper',
].map(word => new RegExp(`\\b${word}`, 'iu'));

const DEBT_BRAND: Letterhead = {
  ...SHIPPED_LETTERHEAD,
  publicUrl: 'https://towpath.example',
  look: {
    ...SHIPPED_LETTERHEAD.look,
    name: 'Canal DebtHelp',
    neutralName: 'Lockside',
    beside: 'with Canal DebtHelp',
  },
};
const values = { day: '1 May 2027', life: '1 hour', code: '123456', keeps: 'what we told you (6 years)' };
const mailOf = (letterhead: Letterhead, name: MailName) =>
  writeMail(letterhead, name, { to: 'a@towpath.example', path: '/account', firstName: 'Lena', values });
const allOf = ({ subject, from, text, html }: ReturnType<typeof mailOf>) => [subject, from ?? '', text, html];

const mails = Object.keys(MAILS) as MailName[];
const texts = Object.keys(TEXTS) as TextName[];

describe('in neutral words', () => {
  it.each(mails)('the mail “%s” tells nothing, from its sender to its foot (IS-136)', name => {
    for (const part of allOf(mailOf({ ...DEBT_BRAND, isNeutral: true }, name))) {
      expect(TELLING.filter(word => word.test(part))).toEqual([]);
      expect(part).not.toContain('DebtHelp');
    }
    const { text, html } = mailOf({ ...DEBT_BRAND, isNeutral: true }, name);
    expect(text).toContain('https://towpath.example/account');
    expect(html).toContain('Lockside');
  });

  it.each(texts)('the text message “%s” tells nothing (IS-136)', name => {
    const { from, text } = writeText(SHIPPED_LETTERHEAD, name, values);
    expect(TELLING.filter(word => word.test(`${from} ${text}`))).toEqual([]);
  });

  it('a mail is one among all: others say who helps for free, two never do (IS-136)', () => {
    const silent = mails.filter(name => !mailOf(DEBT_BRAND, name).text.includes('MoneyHelper'));
    expect(silent.sort()).toEqual(['erased', 'safeContactChanged']);
    expect(mailOf(DEBT_BRAND, 'welcome').from).toBe('Canal DebtHelp');
  });
});
