import { expect, test } from '../fixtures.ts';
import { QUALIFIER } from '../pages/qualifier.ts';
import { registered } from '../person/registered.ts';

test('A drop-out has the heading of its step and a line of thanks that says an adviser will call (DO-004)', async ({
  journey,
  page,
}) => {
  await journey.comeBack({ to: 'formal-plan' });
  await journey.choose(QUALIFIER['formal-plan'].asks, 'An IVA');
  await expect(page.getByRole('heading', { name: 'Let’s talk this one through' })).toBeVisible();
  await journey.dropout.choice('Yes').check();
  await journey.dropout.askForCall({ name: 'Ian Price', phone: '07400123456' });
  await expect(journey.dropout.thanks).toContainText('Thank you');
  await expect(journey.dropout.thanks).toContainText('An adviser will call you.');
});

test('Each channel is asked about by name, nothing is chosen in advance, and a note says that it can be changed later (CO-007)', async ({
  journey,
  page,
  context,
  email,
}) => {
  await registered(context, { email, firstName: 'Ada', lastName: 'Cole' });
  await page.goto('/journey/now');
  for (const name of ['By email or WhatsApp?', 'By text message?'] as const) {
    const choices = journey.consents.channel(name).getByRole('radio');
    await expect(choices).toHaveCount(2);
    for (const answer of ['Yes', 'No'])
      await expect(journey.consents.channel(name).getByRole('radio', { name: answer })).not.toBeChecked();
  }
  await expect(page.getByText('You can change your mind at any time.')).toBeVisible();
});

test('The message of the number check is shown beside the number; if it has none, the usual one is (ER-023)', async ({
  journey,
  page,
  context,
  email,
}) => {
  let words = 'This number is out of use';
  await page.route('**/phone/validation', route =>
    route.fulfill({ json: { isValid: false, message: words } }),
  );
  await journey.comeBack({ to: 'formal-plan' });
  await journey.choose(QUALIFIER['formal-plan'].asks, 'An IVA');
  await journey.dropout.choice('Yes').check();
  const { phone, name } = journey.dropout;
  await phone.fill('07400123456');
  await name.focus();
  await expect(page.getByText(words)).toBeVisible();
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  words = '';
  await phone.fill('07400123457');
  await name.focus();
  await expect(page.getByText('Must be a valid phone number')).toBeVisible();

  await context.clearCookies();
  await registered(context, { email, firstName: 'Ada', lastName: 'Cole' });
  await page.goto('/journey/now');
  await journey.consents.answer({ email: 'No', text: 'No' });
  words = 'This number is out of use';
  await journey.almostDone({ phone: '07400 123456' });
  await expect(page.getByText(`Error: ${words}`)).toBeVisible();
  words = '';
  await journey.goOn();
  await expect(page.getByText('Error: Must be a valid phone number')).toBeVisible();
});

test('A date of birth shows its button once the date is right (QU-024)', async ({ journey }) => {
  await journey.comeBack({ to: 'birth-date' });
  const { asks } = QUALIFIER['birth-date'];
  await expect(journey.nextQuestion).toBeHidden();
  await journey.typeDate(asks, { day: '30', month: '2', year: '1987' });
  await expect(journey.nextQuestion).toBeHidden();
  await journey.typeDate(asks, { day: '24', month: '8', year: '1987' });
  await journey.nextQuestion.click();
  await expect(journey.heading(QUALIFIER['formal-plan'].asks)).toBeFocused();
});

test('The first look shows a video when there is one, its Continue leads into the full review, and the month is on the dashboard too (AD-007, JN-039, DB-006, PT-198)', async ({
  journey,
  dashboard,
  page,
  context,
  email,
}) => {
  await registered(context, { email, firstName: 'Ada', lastName: 'Cole' });
  await page.goto('/journey/now');
  await journey.consents.answer({ email: 'No', text: 'No' });
  await journey.almostDone({ phone: '07400 123456' });
  await expect(journey.advice.solutions).not.toHaveCount(0);
  await expect(page.locator('video')).toHaveCount(0);

  await page.route('**/advice/**', async route => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), videoId: 'first-look' } });
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Watch how it works' })).toBeVisible();
  await expect(page.locator('video')).toHaveAttribute('src', /first-look/);

  await journey.advice.continue.click();
  await expect(page).toHaveURL(/\/journey\/(?!(?:now|advice)$)[\w-]+$/);
  // The review comes as a document of its own.
  await expect(journey.continue).toBeVisible();
  await page.goto('/dashboard');
  await expect(dashboard.summary).toContainText('£1,650');
  await expect(dashboard.summary.getByRole('heading', { name: 'Your monthly summary' })).toBeVisible();
});
