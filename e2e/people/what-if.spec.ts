import { expect, test } from '../fixtures.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../person/accessible.ts';
import { advised } from '../person/advised.ts';

test('Danielle tries out what less money would mean, with the keyboard and without a connection, and resets it', async ({
  page,
  context,
  email,
  faults,
}) => {
  await advised(context, { email, vehicle: 2400 });
  await page.goto('/journey/full-advice');
  const panel = page.getByRole('region', { name: 'What if something changes?' });
  await panel.getByRole('button', { name: 'Other change' }).press('Enter');
  const left = panel.getByRole('slider', { name: 'Money left each month' });
  await expect(left).toHaveAttribute('aria-valuetext', '£225 a month');
  const best = panel.getByRole('listitem').first();
  await expect(best).toContainText('Debt Management Plan');
  await expect(panel.getByRole('button', { name: 'Put it back' })).toHaveAttribute('aria-disabled', 'true');

  faults.expect(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await left.press('Home');
  for (let pounds = 0; pounds < 3; pounds++) await left.press('ArrowRight');
  await expect(left).toHaveAttribute('aria-valuetext', '£3 a month');
  await expect(best).toContainText('Debt Relief Order');
  await expect(best).toContainText('Would now be your best match. Before: Unavailable.');
  await expect(page.getByRole('status').filter({ hasText: 'Debt Relief Order would now be' })).toBeAttached();
  await panel.getByRole('textbox', { name: 'What your vehicle is worth' }).fill('4,000.01');
  await expect(panel.getByRole('listitem').filter({ hasText: 'Debt Relief Order' })).toContainText(
    'Unavailable',
  );
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 256 });
  await expectNoSidewaysScroll(page);

  await panel.getByRole('button', { name: 'Put it back' }).press('Enter');
  await expect(best).toContainText('Debt Management Plan');
  await expect(left).toHaveAttribute('aria-valuetext', '£225 a month');
  await expect(page.getByRole('status').filter({ hasText: 'Everything is back' })).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(panel).toBeHidden();
});
