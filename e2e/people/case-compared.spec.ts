import { expect, test } from '../fixtures.ts';
import { advised } from '../person/advised.ts';
import { credentials } from '../person/credentials.ts';
import { customerIdOf } from '../person/customerId.ts';
import { looking } from '../person/looking.ts';

test('Jo puts the first advice of Danielle beside the second, which is not the latest, by keyboard (PT-637, PT-638)', async ({
  context,
  atDesk,
  email,
}) => {
  test.setTimeout(180_000);
  await advised(context, { email });
  const headers = await credentials(context);
  for (const savings of ['40', '20,000', '60']) {
    const data = { stepId: 'savings', answers: [{ id: 'savings.amount', value: savings }] };
    const sent = await context.request.post('/api/core/answers/mine', { headers, data });
    expect(sent.ok(), await sent.text()).toBe(true);
    const found = await context.request.get('/api/core/advice/mine/recommendation', { headers });
    expect(found.ok(), await found.text()).toBe(true);
  }
  const customerId = await customerIdOf(context);
  const { desk } = await atDesk({ name: 'Jo Weir' });
  await desk.goto(`/staff/case/${customerId}/advice`);
  const earlier = desk.getByRole('region', { name: 'Earlier advice' });
  await earlier.getByRole('button', { name: /^Look/ }).last().press('Enter');
  await expect(earlier.getByRole('heading', { name: 'From then to the latest' })).toBeVisible();
  const choice = earlier.getByLabel('Compare with');
  await choice.focus();
  await choice.press('ArrowDown');
  const two = earlier.getByRole('region', { name: /^From .* to / });
  await expect(two.getByText(/is closed now|gave way to another/).first()).toBeVisible();
  await expect(two.getByRole('status')).toHaveText(/solutions? changed/);
  await expect(choice).toBeFocused();
  await two.scrollIntoViewIfNeeded();
  await looking(desk)('case-compared');
});
