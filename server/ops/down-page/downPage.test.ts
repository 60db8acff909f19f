import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ownContent } from '../../testing/ownContent.ts';
import { runOps } from '../run.ts';

describe('npm run ops -- down-page', () => {
  it('prints a page of its own, with the name and colour of the brand and numbers to tap (IS-098)', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'towpath-down-'));
    ownContent(folder);
    const out: string[] = [];
    const code = await runOps(['down-page'], {
      environment: { CONTENT_DIR: folder },
      say: line => void out.push(line),
      complain: line => void out.push(line),
    });
    rmSync(folder, { recursive: true, force: true });
    const page = out.join('\n');
    expect([code, page.startsWith('<!doctype html>')]).toEqual([0, true]);
    expect(page).toMatch(/<header>[^<]+<\/header>/);
    // Nothing else answers while it is shown.
    expect(page).not.toMatch(/<script|<link|<img|src=|url\(/);
    const numbers = [...page.matchAll(/<b>([^<]+)<\/b>: <a href="tel:(\d+)">([\d ]+)</g)];
    expect(numbers.map(([, name]) => name)).toEqual([
      'StepChange',
      'National Debtline',
      'MoneyHelper',
      'Samaritans',
    ]);
    for (const [, , tapped, shown = ''] of numbers) expect(shown.replaceAll(' ', '')).toBe(tapped);
  });
});
