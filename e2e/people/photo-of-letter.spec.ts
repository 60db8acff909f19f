import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { PapersPage } from '../pages/PapersPage.ts';
import { advised } from '../person/advised.ts';
import { customerIdOf } from '../person/customerId.ts';
import { looking } from '../person/looking.ts';
import { filesOf } from '../person/tunnel.ts';

/** What a phone writes into a photo of where it was taken. */
const PLACE = 'Exif\0\0GPS 51.5034,-0.1276';

/** A letter as a phone takes it: twelve million pixels, with the place in it. */
async function photographed(page: Page): Promise<Buffer> {
  const drawn = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [3000, 4000];
    const context = canvas.getContext('2d');
    if (!context) throw new Error('Nothing can be drawn here.');
    context.fillStyle = '#f4f1e8';
    context.fillRect(0, 0, 3000, 4000);
    context.fillStyle = '#222';
    context.font = '96px sans-serif';
    const lines = ['Leeds City Council', 'Council tax: reminder', 'Please pay £118 by 30 November.'];
    for (const [at, line] of lines.entries()) context.fillText(line, 300, 500 + at * 200);
    return canvas.toDataURL('image/jpeg', 0.9);
  });
  const photo = Buffer.from(drawn.replace(/^[^,]*,/u, ''), 'base64');
  const place = Buffer.from(PLACE, 'latin1');
  const length = Buffer.alloc(2);
  length.writeUInt16BE(place.length + 2);
  return Buffer.concat([photo.subarray(0, 2), Buffer.of(0xff, 0xe1), length, place, photo.subarray(2)]);
}

test(
  'Danielle adds a photo of a letter from her dashboard: it breaks off once, goes, opens, and Megan sees it in her case; then she removes it (DN-710, DN-715, DN-716, DN-717)',
  {
    tag: '@both',
  },
  async ({ fullAdvice, page, context, email, dashboard, atDesk, faults }, { project }) => {
    test.setTimeout(240_000);
    const look = looking(page);
    const papers = new PapersPage(page);
    await advised(context, { email });
    await fullAdvice.open();
    await page.getByRole('link', { name: 'Go with a debt management plan' }).click();
    await page.getByRole('link', { name: /^Choose this.*a debt management plan/ }).click();
    await page.getByRole('button', { name: 'Choose a debt management plan' }).click();
    await expect(fullAdvice.heading('You chose a debt management plan')).toBeFocused();
    await dashboard.open();
    const add = page.getByRole('link', { name: 'Add a photo of a letter' });
    await expect(add).toBeVisible();
    await look(`photo-dashboard-${project.name}`);
    await add.press('Enter');

    const { sending } = papers;
    await expect(sending.getByRole('heading', { name: 'Add a photo of a letter' })).toBeFocused();
    await sending.getByRole('button', { name: 'Add it' }).press('Enter');
    const file = sending.getByLabel('The photo, or a PDF');
    await expect(file).toBeFocused();
    await expect(file).toHaveAccessibleDescription(/Choose a photo or a PDF/);
    await look(`photo-missing-${project.name}`);

    const photo = await photographed(page);
    expect(photo.includes(PLACE)).toBe(true);
    await file.setInputFiles({ name: 'IMG_2041.JPG', mimeType: 'image/jpeg', buffer: photo });
    await sending.getByLabel('What is it?').fill('Council tax reminder');
    await sending.getByLabel(/^Which debt is it about/).selectOption({ label: 'Kestrel Cards' });
    await look(`photo-form-${project.name}`);

    // It breaks off, and all that was typed is there to go again.
    faults.expect(/photos\/.* net::ERR_INTERNET_DISCONNECTED/, /ERR_INTERNET_DISCONNECTED .*photos/);
    // What the page gets ahead is there, to its last.
    await expect
      .poll(async () => (await filesOf(page)).some(file => file.includes('for-reloads')))
      .toBe(true);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await sending.getByRole('button', { name: 'Add it' }).click();
    await expect(sending.getByRole('alert')).toContainText('What you typed is still here');
    await context.setOffline(false);
    await expect(sending.getByLabel('What is it?')).toHaveValue('Council tax reminder');
    await sending.getByRole('button', { name: 'Add it' }).click();

    const row = papers.paper('Council tax reminder');
    await expect(row.getByRole('button', { name: /^Open/ })).toBeFocused();
    await expect(row).toContainText('About Kestrel Cards');
    await look(`photo-added-${project.name}`);

    const opened = context.waitForEvent('page');
    await row.getByRole('button', { name: /^Open/ }).click();
    const tab = await opened;
    await tab.waitForURL(/^blob:/u);
    await expect.poll(() => tab.evaluate(() => document.images[0]?.naturalHeight ?? 0)).toBe(2000);
    await tab.close();
    const download = page.waitForEvent('download');
    await row.getByRole('button', { name: /^Save/ }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toMatch(/^paper-20\d\d-\d\d-\d\d\.jpg$/u);
    const kept = await readFile(await saved.path());
    expect([kept.includes(PLACE), kept.length < photo.length]).toEqual([false, true]);

    const { desk, console } = await atDesk({ name: 'Megan Lock' });
    await desk.goto(`/staff/case/${await customerIdOf(context)}`);
    await console.casePart('Documents').click();
    const link = desk.getByRole('link', { name: 'Council tax reminder' });
    await expect(link).toBeVisible();
    await looking(desk)(`photo-case-${project.name}`);
    const atTheirs = desk.waitForEvent('download');
    await link.click();
    expect((await readFile(await (await atTheirs).path())).equals(kept)).toBe(true);

    await row.getByRole('button', { name: /^Remove/ }).press('Enter');
    await expect(row.getByRole('button', { name: 'Remove and erase it' })).toBeFocused();
    await look(`photo-remove-${project.name}`);
    await row.getByRole('button', { name: 'Remove and erase it' }).press('Enter');
    await expect(row).toHaveCount(0);
    await expect(papers.group('Papers you sent us').getByRole('heading', { level: 2 })).toBeFocused();
    await desk.reload();
    await expect(desk.getByRole('link', { name: /^Budget statement|^Advice/ }).first()).toBeVisible();
    await expect(link).toHaveCount(0);
  },
);
