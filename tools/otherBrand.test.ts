import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shipped } from '@towpath/contracts/content/testing/shippedContent.ts';
import {
  OTHER_BRAND_NAME,
  OTHER_BRAND_PHONE,
  OTHER_MONEY_HELPER,
  writeOtherBrand,
} from '@towpath/server/testing/otherBrand.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from './sourceFiles.ts';

/** Whatever says in words whose the shipped service is. */
const { name, firm } = JSON.parse(shipped['brand.json']);
const { callFromNumber } = JSON.parse(shipped['settings.json']);
const SHIPPED: readonly string[] = [
  name,
  callFromNumber,
  callFromNumber.replaceAll(' ', ''),
  firm.legalName,
  firm.address,
  firm.email.split('@')[1],
];
const TEXT = /\.(?:html|js|css|svg|json|data|txt|webmanifest)$/u;

describe('the pages of another brand', { timeout: 240_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'other-brand-'));
  // Beside the pages that are served: the builder finds its packages from there.
  const built = join(root, 'web', 'build', 'other-brand');
  const pages = join(built, 'client');
  let files: readonly string[];
  beforeAll(() => {
    writeOtherBrand(join(folder, 'content'));
    const { status, stderr, stdout } = spawnSync(
      process.execPath,
      [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'],
      {
        cwd: join(root, 'web'),
        env: {
          ...process.env,
          NODE_ENV: 'production',
          CONTENT_DIR: join(folder, 'content'),
          WEB_BUILD_FOLDER: built,
        },
        encoding: 'utf8',
      },
    );
    expect(status, `${stdout}${stderr}`).toBe(0);
    files = readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter(file => TEXT.test(file));
  }, 240_000);
  afterAll(() => {
    rmSync(folder, { recursive: true });
    rmSync(built, { recursive: true, force: true });
  });

  const read = (file: string) => readFileSync(join(pages, file), 'utf8');

  it('say nothing of the one that ships: no page, script, manifest or picture, and not the page without a connection (IS-262)', () => {
    expect(files).toEqual(expect.arrayContaining(['site.webmanifest', 'icon.svg', 'sw.js', 'finished.js']));
    expect(files.filter(file => file.endsWith('.html')).length).toBeGreaterThan(20);
    const found = files.flatMap(file => {
      const text = read(file);
      return SHIPPED.filter(said => text.includes(said)).map(said => `${file}: ${said}`);
    });
    expect(found).toEqual([]);
  });

  it('say its own name and phone instead (IS-262)', () => {
    const documents = files.filter(file => file.endsWith('.html'));
    expect(documents.filter(file => !read(file).includes(OTHER_BRAND_NAME))).toEqual([]);
    for (const page of ['offline/index.html', 'contact/index.html', 'journey/now/index.html']) {
      expect(read(page).includes(OTHER_BRAND_PHONE), page).toBe(true);
    }
    expect(JSON.parse(read('site.webmanifest'))).toMatchObject({ name: OTHER_BRAND_NAME });
  });

  it('lead to MoneyHelper by its content, without a connection too (IS-328)', () => {
    const { url, phone } = OTHER_MONEY_HELPER;
    expect(read('index.html')).toContain(`<a href="${url}">MoneyHelper</a>`);
    // The pages of the app have it in their footer.
    expect(
      files.filter(file => file.startsWith('assets/entry.client') && read(file).includes(url)),
    ).toHaveLength(1);
    for (const page of ['offline/index.html', 'journey/now/index.html'])
      expect(read(page), page).toContain(phone);
    const { phone: before } = JSON.parse(shipped['help.json']).help.find(
      ({ id }: { id: string }) => id === 'moneyhelper',
    );
    expect(files.filter(file => read(file).includes(before))).toEqual([]);
  });
});
