import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** What somebody else who looks at a mailbox or at downloads must not read there. */
const TELLING = /debt|owe|arrears|bailiff|credit|insolv|bankrupt|iva\b|dro\b/iu;

const sources = execFileSync('git', ['ls-files', 'server', 'web', 'contracts'], { encoding: 'utf8' })
  .split('\n')
  .filter(path => /\.tsx?$/u.test(path) && !path.includes('.test.'));

/** What stands in quotes after a mark, in all sources, by the file it is in. */
function quoted(mark: RegExp): string[] {
  return sources.flatMap(path => [...readFileSync(path, 'utf8').matchAll(mark)].map(([, text = '']) => text));
}

describe('what others may see of us', () => {
  it('are subjects of mails that say nothing of debts (WT-095)', () => {
    const { mails } = JSON.parse(readFileSync('content/mails.json', 'utf8'));
    const inContent = Object.values<{ subject: string }>(mails).map(({ subject }) => subject);
    const subjects = [...inContent, ...quoted(/subject: '([^']+)'/gu)];
    expect(subjects).toContain('Your next step');
    expect(subjects.filter(subject => TELLING.test(subject))).toEqual([]);
  });

  it('are names of files that say nothing of debts (WT-095)', () => {
    const files = quoted(/'([\w-]+\.(?:pdf|ics))'/gu);
    expect(files).toContain('your-advice.pdf');
    expect(files.filter(file => TELLING.test(file))).toEqual([]);
  });
});
