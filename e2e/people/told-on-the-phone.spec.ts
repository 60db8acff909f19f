import { expect, test } from '../fixtures.ts';
import { CaseCorrections } from '../pages/CaseCorrections.ts';
import { ToldOnThePhone } from '../pages/ToldOnThePhone.ts';
import { expectNoSidewaysScroll } from '../person/accessible.ts';
import { advised } from '../person/advised.ts';
import { credentials } from '../person/credentials.ts';
import { customerIdOf } from '../person/customerId.ts';
import { looking } from '../person/looking.ts';

test('Jo reads Danielle the words on the phone, writes down her yes, an illness and what helps when they talk, and her no to news; Danielle finds it as her own, and reads who wrote it down and why (PT-648, PT-642)', async ({
  page,
  context,
  atDesk,
  email,
}) => {
  test.setTimeout(360_000);
  await advised(context, { email });
  const customerId = await customerIdOf(context);
  const { desk } = await atDesk({ name: 'Jo Weir' });
  const told = new ToldOnThePhone(desk);
  const right = new CaseCorrections(desk);
  const look = looking(desk);
  await desk.goto(`/staff/case/${customerId}/answers`);
  await expect(told.section('Health')).toContainText('They have not agreed to our keeping facts of health');

  // Her yes, once the words stand there in full.
  const keeping = 'Keeping facts of health';
  await told.reader(keeping).press('Enter');
  await expect(told.form(`Read it to them: ${keeping}`)).toBeFocused();
  await expect(told.words(keeping)).toContainText('I agree that you keep what I tell you about my health.');
  await look('told-words');
  await told.reader(keeping).press('Enter');
  await told.take(keeping, 'Yes');
  await expect(told.reader(keeping)).toBeFocused();
  await expect(told.section('What they agreed to')).toContainText(/Said on the phone on .*, to Jo Weir/);
  await told.take('Keeping what helps when we talk', 'Yes');
  await expect(told.reader('Keeping what helps when we talk')).toBeFocused();
  await told.take('News by text message', 'No');
  await expect(told.reader('News by text message')).toBeFocused();

  // An illness, and what is asked beside it.
  await right.opener('Health').press('Enter');
  const health = right.form('Health');
  await health.getByLabel('Add a condition: category').selectOption('Long-term illness');
  await health.getByLabel('Condition', { exact: true }).selectOption('Diabetes');
  await health
    .getByRole('radiogroup', { name: 'Do you have an illness that is not expected to go away?' })
    .getByRole('radio', { name: 'Yes' })
    .press('Space');
  await right.why('Health').fill('You told me on the phone.');
  await look('told-health');
  await desk.setViewportSize({ width: 320, height: 256 });
  await expectNoSidewaysScroll(desk);
  await desk.setViewportSize({ width: 390, height: 844 });
  await right.save('Health').press('Enter');
  await expect(right.opener('Health')).toBeFocused();
  await expect(told.section('Health')).toContainText('Long-term illness: Diabetes');
  await expect(told.section('Health')).toContainText(/Put right with them on .*, by Jo Weir/);

  const helps = 'What helps when we talk';
  await right.opener(helps).press('Enter');
  await right.form(helps).getByRole('checkbox', { name: 'A slower pace, with more time' }).press('Space');
  await right.why(helps).fill('You asked me to slow down.');
  await right.save(helps).press('Enter');
  await expect(right.opener(helps)).toBeFocused();
  await expect(told.section(helps)).toContainText('A slower pace, with more time');
  await look('told-in-case');

  // It is Danielle's own.
  const headers = await credentials(context);
  const mine = await context.request.get('/api/core/health-conditions/mine', { headers });
  expect(await mine.json()).toMatchObject({
    consent: { hasConsented: true },
    conditions: [{ title: 'Long-term illness', description: 'Diabetes' }],
    answers: { isIllLongTerm: 'yes' },
  });
  await page.goto('/account');
  for (const says of [
    'Writing down or removing what you told us of your health, together with you. Why: “You told me on the phone.”',
    'Writing down what helps when we talk or write, together with you. Why: “You asked me to slow down.”',
    'Writing down your yes or no, which you told us on the phone (news by text message).',
  ]) {
    await expect(page.getByText(says).first()).toBeAttached();
  }
});
