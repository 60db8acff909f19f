import { expect, test } from '../fixtures.ts';
import { type Answers, walkByKeyboard } from '../person/byKeyboard.ts';
import { reviewingUpTo } from '../person/reviewing.ts';

/** The lines of a month of two, by the ids of their inputs. */
const MONTH: Readonly<Record<number, string>> = {
  1001: '900',
  1002: '800',
  1018: '400',
  2001: '600',
  2006: '120',
  2008: '15',
  2011: '60',
  2012: '60',
  2021: '30',
  2043: '45',
  2044: '15',
  2045: '20',
  2047: '60',
  3002: '60',
  3011: '420',
  3021: '50',
};

const GWEN: Answers = [
  ...Object.entries(MONTH).map(([line, sum]) => [new RegExp(`^budget-line-${line}$`, 'u'), sum] as const),
  [/^Work and benefits$/u, /^(Partner|PIP)/u],
  [/^Getting about$/u, /^(Car insurance|Vehicle tax|MOT|Fuel)/u],
  [/^No, these are right/u, 'Enter'],
  [/usual home/u, 'Yes'],
  [/money do you have put by/u, '900'],
  // Buttons that lead nowhere by themselves are pressed once each.
  [/^One more additional adult/u, 'Enter'],
  [/^Add debts myself/u, 'Enter'],
  [/Who do you owe\?/u, 'Kestrel Cards'],
  [/What kind of debt/u, 'Credit card'],
  [/How much do you owe\?/u, '4212'],
  [/Monthly repayment/u, '105'],
  [/Whose debt is it/u, 'Mine'],
  [/Which of these are you behind with/u, /Kestrel/u],
  [/^Kestrel Cards/u, '210'],
  [/share your budget with a partner/u, 'Yes, but they would not'],
  [/^PIP/u, 'Mine'],
  [/back pay of a disability benefit/u, 'Yes'],
  [/How much of it is back pay/u, '500'],
  [/Is that right\?$/u, 'Yes, that is right'],
];

test('Gwen has no mouse: she walks her whole review from her home to the advice by Tab, Enter, Space and arrows (SA-224)', {
  tag: '@desktop',
}, async ({ page, context, email }) => {
  test.setTimeout(300_000);
  await reviewingUpTo(context, { email, firstName: 'Gwen' }, 'usual-home');
  await page.goto('/journey/residential');
  const seen = await walkByKeyboard(page, { answers: GWEN, until: /\/journey\/full-advice$/u });
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  for (const pageId of [
    'household',
    'health',
    'your-debts',
    'debt-details',
    'partner',
    'budget',
    'whose-money',
    'income-to-come',
    'does-it-fit',
  ])
    expect(seen).toContain(pageId);
});
