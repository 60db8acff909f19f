import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { footerContent, siteContent } from '@towpath/contracts/api/content.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { REPOSITORY_ROOT } from '../../platform/config/config.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { loadContent } from './load.ts';
import { sanitise } from './sanitise.ts';

describe('the content calls', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('give the footer to anyone, under the names it is specified with', async () => {
    const { answer, headers } = await test.call(footerContent, {});
    expect(answer).toMatchObject({ brand_logo_alt_text: 'Towpath', menu: { chevron_icon: 'caret-right' } });
    expect(answer.wysiwyg_content).toContain('MoneyHelper');
    expect(Object.keys(answer.step_footers)).toEqual(['1', '2', '3', '4']);
    expect(headers['cache-control']).toBe('public, max-age=300');
  });

  it('give help contacts and call hours to anyone', async () => {
    const { answer } = await test.call(siteContent, {});
    expect(answer.help.map(entry => entry.id)).toContain('samaritans');
    expect(answer).toMatchObject({ callHours: expect.any(String), callFromNumber: expect.any(String) });
  });
});

describe('rich text', () => {
  it.each([
    ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['a handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['a link that is a script', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['a link in disguise', '<a href="java&#10;script:alert(1)">a</a>', '<a>a</a>'],
    ['a link to data', '<a href="data:text/html,x">a</a>', '<a>a</a>'],
    ['a link without a scheme to elsewhere', '<a href="//evil.example">a</a>', '<a>a</a>'],
    [
      'a picture, a frame and a form',
      '<img src=x onerror=alert(1)><iframe src="/"></iframe><form>a</form>',
      'a',
    ],
    ['a style', '<p style="position:fixed">a</p><style>p{}</style>', '<p>a</p>'],
  ])('loses %s (SH-019)', (_, richText, clean) => {
    expect(sanitise(richText)).toBe(clean);
  });

  it.each([
    '<p>One <strong>two</strong> <em>three</em></p><ul><li>four</li></ul>',
    '<a href="/privacy">privacy</a> <a href="tel:116123">call</a> <a href="mailto:a@b.example">write</a>',
    '<a href="https://www.moneyhelper.org.uk" rel="noopener noreferrer">MoneyHelper</a>',
  ])('keeps what a footer needs: %s', richText => {
    expect(sanitise(richText)).toBe(richText);
  });
});

describe('the content folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'towpath-content-'));
    cpSync(join(REPOSITORY_ROOT, 'content'), folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is cleaned on its way in', () => {
    edit('step-footers.json', '<p><strong>Your', '<script>b</script><p onclick=x()><strong>Your');
    expect(loadContent(folder).footer.step_footers['1']).toMatch(/^<p><strong>Your/);
  });

  it('stops the start with one line that names file and place', () => {
    edit('help.json', '"name": "National Debtline"', '"name": ""');
    expect(() => loadContent(folder)).toThrow(
      `Content ${join(folder, 'help.json')}: help[2].name: must not be empty.`,
    );
  });

  it('stops the start when a file is missing or is not JSON', () => {
    writeFileSync(join(folder, 'brand.json'), '{ "name": ');
    expect(() => loadContent(folder)).toThrow(/brand\.json: is not JSON/);
    rmSync(join(folder, 'brand.json'));
    expect(() => loadContent(folder)).toThrow(`Content ${join(folder, 'brand.json')} cannot be read.`);
  });

  it('stops the start when the questionnaire shows help that is not written', async () => {
    edit('help.json', '"id": "business-debtline"', '"id": "business"');
    await expect(createTestApp({ CONTENT_DIR: folder })).rejects.toThrow(
      `Content ${join(folder, 'help.json')}: there is no help 'business-debtline', which 'qualifier' shows.`,
    );
  });

  it('stops the start when a partner’s look names a step that is not there', async () => {
    edit('variants.json', '"nation": {', '"colour": {');
    await expect(createTestApp({ CONTENT_DIR: folder })).rejects.toThrow(
      /^Content .*variants\.json: variants\.mw_quick: .*'colour'/,
    );
  });

  function edit(file: string, from: string, to: string): void {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    expect(text).toContain(from);
    writeFileSync(path, text.replace(from, to));
  }
});
