import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '../fixtures.ts';
import { addresses } from '../service/addresses.ts';
import { ops } from '../service/ops.ts';

test('Kerry was sent by a partner: she comes by its link, finds what it told us, finishes the first questions and has an account (PT-190, PT-191, ID-007, ID-008, ID-010, AD-003)', async ({
  journey,
  page,
  email,
}) => {
  const made = await ops('partner-key', 'add', 'mw_towpath', '--who', 'Jo');
  const [, key = '', secret = ''] = /key +(\S+)\nsecret +(\S+)/.exec(made) ?? [];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['tools/partner-client.mjs', addresses.site, 'Kerry', '07400 123456'],
    { env: { PARTNER_KEY: key, PARTNER_SECRET: secret } },
  );
  const { status, answer } = JSON.parse(stdout);
  expect(status).toBe(200);

  const link = new URL(answer.personalLink);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${link.pathname}${link.search}`);
  await expect(page.getByText('Hello Kerry')).toBeVisible();
  await journey.walk();
  await expect(journey.registration.firstName).toHaveValue('Kerry');
  await journey.registration.register({ lastName: 'Nowak', email });
  await journey.consents.answer({ email: 'No', text: 'No' });
  await journey.almostDone();
  await expect(journey.advice.greeting('Kerry')).toBeVisible();
  await expect(journey.advice.solutions).not.toHaveCount(0);

  await journey.advice.continue.click();
  await expect(page).toHaveURL(/\/journey\/(?!(?:now|advice)$)[\w-]+$/);
  await ops('partner-key', 'end', key, '--who', 'Jo');
});
