import { expect, test } from '../fixtures.ts';
import { ApplicationPage } from '../pages/ApplicationPage.ts';
import { choseCrisisSpace } from '../person/inCrisis.ts';
import { looking } from '../person/looking.ts';

test('Danielle, in care for a crisis, comes from her plan to its form, agrees that it may tell of her health, and reads what then if nobody confirms it (DN-420, DN-421, DN-422, DN-423) @both', async ({
  page,
  context,
  email,
}) => {
  test.setTimeout(240_000);
  await choseCrisisSpace(context, email);
  const look = looking(page);
  const form = new ApplicationPage(page);
  await page.goto('/plan');
  await expect(
    page.getByText('Your care team confirms in writing that you are in crisis care.'),
  ).toBeVisible();
  await expect(page.getByText(/Ask us to ring you/).first()).toBeVisible();
  await look('plan-crisis');
  await page.getByRole('link', { name: 'Open your form' }).click();
  await expect(form.missing.getByText('Which care do you get?')).toHaveCount(0);

  // A no to its telling of her health is kept, and says what then.
  await form.opens('say something about your health').press('Enter');
  await page.getByRole('radio', { name: 'No', exact: true }).press('Space');
  await form.save.press('Enter');
  await expect(form.missing.getByText(/Without a yes we can’t ask for it/)).toBeVisible();
  await look('form-crisis-no');
  await form.opens('say something about your health').press('Enter');
  await page.getByRole('radio', { name: 'Yes', exact: true }).check();
  await form.save.press('Enter');

  // What she told of her care before is there, and not asked again.
  await expect(form.opens('Which care do you get')).toBeVisible();
  await expect(form.opens('confirmed it in writing')).toHaveCount(0);
  await form.opens('Which care do you get').press('Enter');
  await page.getByRole('radio', { name: /^Crisis care from a mental health team/ }).press('Space');
  await form.save.press('Enter');
  // The focus goes to what is missing next once it is saved: a key that is pressed before would go there.
  await expect(form.opens('The professional’s name')).toBeFocused();
  // So much waits now that it is folded, group by group.
  await form.group('Who asks for it').click();
  await form.opens('Who asks for it').press('Enter');
  await page.getByRole('radio', { name: 'A mental health nurse' }).press('Space');
  await look('form-crisis');
  await form.save.press('Enter');
  await expect(form.opens('The phone number of who asks')).toBeVisible();
  await form.readAll.click();
  await expect(page.getByText('Crisis care from a mental health team, in hospital or at home')).toBeVisible();
});
