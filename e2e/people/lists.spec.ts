import { expect, test } from '../fixtures.ts';
import { CREDITORS, QUALIFIER } from '../pages/qualifier.ts';
import { registered } from '../person/registered.ts';
import { storedTexts } from '../person/stored.ts';

test('Wen ticks bills, then “None of these”, then a bill again: the two never stand together (QU-005, QU-006)', async ({
  journey,
  context,
}) => {
  await journey.comeBack({ to: 'arrears' });
  const bill = (name: string) => journey.option(QUALIFIER.arrears.asks, name);
  await bill('Council tax').check();
  await bill('TV licence').check();
  await bill('None of these').check();
  await expect(bill('Council tax')).not.toBeChecked();
  await expect(bill('TV licence')).not.toBeChecked();
  await bill('A court fine').check();
  await expect(bill('None of these')).not.toBeChecked();
  await journey.walk({ from: 'urgent', to: 'income' });
  await expect(journey.saved).toHaveText('Saved');
  await expect.poll(() => storedTexts(context)).toMatchObject({ arrears: 'A court fine' });
});

test('Wen finds her kind of work below “More options”, and it stays in sight (QU-008, QU-009)', async ({
  journey,
  page,
}) => {
  await journey.comeBack({ to: 'employment' });
  const { asks } = QUALIFIER.employment;
  await expect(journey.question(asks).getByRole('radio')).toHaveCount(7);
  await journey.moreOptions(asks).click();
  await expect(journey.question(asks).getByRole('radio')).toHaveCount(11);
  await expect(journey.moreOptions(asks)).toBeHidden();
  await journey.choose(asks, 'Student');
  await page.reload();
  await expect(journey.option(asks, 'Student')).toBeChecked();
});

test('Wen has more kinds of debts than fit: nine and “More options” (QU-007, QU-009)', async ({
  journey,
  page,
  context,
  email,
}) => {
  await registered(context, { email, firstName: 'Wen', lastName: 'Li' });
  await page.goto('/journey/now');
  await journey.consents.answer({ email: 'No', text: 'No' });
  const { asks } = CREDITORS;
  await expect(journey.question(asks).getByRole('checkbox')).toHaveCount(9);
  await journey.moreOptions(asks).click();
  await expect(journey.question(asks).getByRole('checkbox')).toHaveCount(18);
  await expect(journey.option(asks, 'Gas, electricity or water')).toBeFocused();
});

test('Wen asks why a question is asked, and puts the help away again with Escape (QU-004)', async ({
  journey,
  page,
}) => {
  await journey.comeBack({ to: 'birth-date' });
  const help = journey.help('Your date of birth');
  const text = page.getByText('Your age can also change the help you can get', { exact: false });
  await expect(text).toBeHidden();
  await help.click();
  await expect(help).toHaveAttribute('aria-expanded', 'true');
  await expect(text).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(text).toBeHidden();
  await expect(help).toBeFocused();
});
