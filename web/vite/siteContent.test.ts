import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { siteContent } from './siteContent.ts';

const content = process.env.CONTENT_DIR ?? join(import.meta.dirname, '../../content');

afterEach(() => {
  vi.unstubAllEnvs();
});

function changedContent(change: (text: string) => string): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(content, folder, { recursive: true });
  const brand = join(folder, 'brand.json');
  writeFileSync(brand, change(readFileSync(brand, 'utf8')));
  return folder;
}

it('takes scripts, handlers and unsafe links out of the footer’s rich text (SH-019)', () => {
  const unsafe =
    '<p onclick=\\"steal()\\">Kind <strong>words</strong>.</p><script>steal()</script><a href=\\"javascript:steal()\\">here</a><img src=x onerror=steal()>';
  vi.stubEnv(
    'CONTENT_DIR',
    changedContent(text =>
      text.replace(/"wysiwyg_content": ?"(?:[^"\\]|\\.)*"/u, `"wysiwyg_content": "${unsafe}"`),
    ),
  );
  expect(siteContent().brand.footer.wysiwyg_content).toBe('<p>Kind <strong>words</strong>.</p><a>here</a>');
});

it('names the file and the place of a fault', () => {
  vi.stubEnv(
    'CONTENT_DIR',
    changedContent(text => text.replace(/"tagline": ?".*?"/u, '"tagline": ""')),
  );
  expect(() => siteContent()).toThrow(/brand\.json: tagline/);
});

it('names in the privacy page health and credit reports, and what becomes of them (WT-096)', () => {
  const sections = siteContent().pages.find(({ path }) => path === '/privacy')?.sections ?? [];
  const said = (heading: string) =>
    sections.find(section => section.heading === heading)?.paragraphs?.join(' ');
  expect(said('Your health')).toContain('we delete it');
  expect(said('Your credit report')).toContain('30 days');
});
