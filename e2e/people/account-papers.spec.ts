import { randomUUID } from 'node:crypto';
import { expect, test } from '../fixtures.ts';
import { AccountPage } from '../pages/AccountPage.ts';
import { advised } from '../person/advised.ts';
import { credentials } from '../person/credentials.ts';
import { looking } from '../person/looking.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('Danielle finds her papers on her account, each with its day, her chat too, and saves them (IS-088, DN-708)', async ({
  page,
  context,
  email,
  fullAdvice,
}) => {
  await advised(context, { email });
  const data = { clientId: randomUUID(), text: 'What does “claim form” mean?' };
  const said = await context.request.post('/api/core/chat/mine/messages', {
    headers: await credentials(context),
    data,
  });
  expect(said.ok()).toBe(true);
  await fullAdvice.open();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const account = new AccountPage(page);
  await account.open();
  const places = page.getByRole('navigation', { name: 'On this page' });
  await places.getByRole('link', { name: 'Your papers' }).click();
  await expect(account.part('Your papers').getByRole('heading', { level: 2 })).toBeInViewport();
  for (const [name, file] of [
    ['Your advice', 'your-advice.pdf'],
    ['Your budget statement', 'budget-statement.pdf'],
    ['Your chat', 'your-chat.pdf'],
  ] as const) {
    await expect(account.row(name)).toContainText(/\d+ [A-Z][a-z]+ 20\d\d\. PDF/u);
    const download = page.waitForEvent('download');
    await account
      .row(name)
      .getByRole('button', { name: `Save ${name}` })
      .click();
    expect((await download).suggestedFilename()).toContain(file.slice(0, 6));
  }
  await looking(page)('account-papers');
});

test('Danielle opens her papers in a tab of their own, which has no credential in its address; where no tab opens, they are saved (IS-293)', async ({
  page,
  context,
  email,
  fullAdvice,
}) => {
  await advised(context, { email });
  await fullAdvice.open();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // A browser of the tests has no viewer for PDF, and no page of ours may fetch what it shows: it is looked at as it is made.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => true });
    const make = URL.createObjectURL;
    URL.createObjectURL = (file: Blob) => {
      void file.text().then(text => {
        document.documentElement.dataset.madeOf = text.slice(0, 5);
      });
      return make(file);
    };
  });
  const account = new AccountPage(page);
  await account.open();
  const row = account.row('Your advice');
  const open = row.getByRole('button', { name: 'Open Your advice, in a new tab' });
  const opened = page.waitForEvent('popup');
  await open.focus();
  await page.keyboard.press('Enter');
  const tab = await opened;
  // One browser shows it, another saves it.
  const address = await Promise.any([
    tab.waitForEvent('download').then(file => file.url()),
    tab.waitForURL(/^blob:/u).then(() => tab.url()),
  ]);
  expect(address).toMatch(/^blob:http[^?#]+$/u);
  await expect(page.locator('html')).toHaveAttribute('data-made-of', '%PDF-');
  await expect(row.getByText('Your PDF is in a new tab.')).toBeVisible();
  await page.evaluate(() => {
    window.open = () => null;
  });
  const saved = page.waitForEvent('download');
  await open.click();
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/u);
  await expect(row.getByText(/we saved your PDF/)).toBeVisible();
});

test('Danielle goes to her papers before the parts above have filled: she stays there as they do, and moves on by hand (IS-307)', async ({
  page,
  context,
  email,
}) => {
  await advised(context, { email });
  const above = Promise.withResolvers<void>();
  await page.route('**/account/mine/agreements', async route => {
    await above.promise;
    await route.continue();
  });
  const account = new AccountPage(page);
  await account.open();
  const papers = account.part('Your papers').getByRole('heading', { level: 2 });
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Your papers' })
    .click();
  await expect(papers).toBeInViewport();
  const agreed = account.part('What you agreed to').getByRole('listitem');
  await expect(agreed).toHaveCount(0);
  above.resolve();
  await expect(agreed.first()).toBeAttached();
  await expect(papers).toBeInViewport();
  await page.mouse.wheel(0, -1000);
  await expect(papers).not.toBeInViewport();
});
