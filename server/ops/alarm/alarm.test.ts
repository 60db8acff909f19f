import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startMailbox } from '@towpath/sandbox/mailbox/mailbox.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { REPOSITORY_ROOT } from '../../platform/config/config.ts';
import { temporaryFolder } from '../../platform/database/temporaryFolder.ts';
import { backupName } from '../../platform/watching/backups.ts';
import { createTestApp } from '../../testing/testApp.ts';
import { runOps } from '../run.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function ops(words: readonly string[], settings: Readonly<Record<string, string>>) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runOps(words, {
    environment: { DATA_DIR: folder, ...settings },
    say: line => void out.push(line),
    complain: line => void err.push(line),
  });
  return { code, out, err };
}
const UNIT = 'towpath-backup.service';
const HOUR = 60 * 60 * 1000;
const backupOf = (hoursAgo: number) =>
  mkdirSync(join(kept(), backupName(new Date(Date.now() - hoursAgo * HOUR))), { recursive: true });
const kept = () => join(folder, 'kept');

describe('a back-up that failed', () => {
  it('is told to the operator by mail, with what to do, by a unit that the back-up names (IS-101)', async () => {
    const mailbox = await startMailbox();
    const settings = { SMTP_URL: mailbox.smtpUrl, OPERATOR_EMAIL: 'engineer@charity.example' };
    expect(await ops(['alarm', UNIT], settings)).toEqual({
      code: 0,
      out: ['Told engineer@charity.example.'],
      err: [],
    });
    const [mail] = await (await fetch(`${mailbox.webUrl}/mails.json`)).json();
    expect(mail).toMatchObject({
      to: ['engineer@charity.example'],
      subject: `${UNIT} did not work`,
    });
    expect(mail.text).toContain(`journalctl -u ${UNIT}`);
    await mailbox.close();
    const unit = (name: string) => readFileSync(join(REPOSITORY_ROOT, 'deploy', 'systemd', name), 'utf8');
    expect(unit('towpath-backup.service')).toContain('OnFailure=towpath-failed@%n.service');
    expect(unit('towpath-failed@.service')).toMatch(/^ExecStart=.* alarm %i$/m);
  });

  it('is not told in silence: what is missing, or a mail server that is down, is named (IS-101)', async () => {
    const SMTP_URL = 'smtp://localhost:9';
    expect(await ops(['alarm', UNIT], { SMTP_URL })).toMatchObject({
      code: 1,
      err: ['OPERATOR_EMAIL is not set: nobody was told.'],
    });
    expect(
      await ops(['alarm', UNIT], { SMTP_URL, OPERATOR_EMAIL: 'engineer@charity.example' }),
    ).toMatchObject({
      code: 1,
      err: [expect.stringMatching(/^SMTP_URL: localhost:9 did not take the mail: .*ECONNREFUSED.*\.$/)],
    });
    expect((await ops(['alarm', 'a\nb'], { SMTP_URL })).code).toBe(2);
  });
});

describe('the age of the newest back-up', () => {
  beforeEach(() => {
    mkdirSync(kept());
  });
  const check = () => ops(['check', '--connect'], { BACKUP_DIR: kept() });

  it('is told by the check, and a fault once a night is missing (IS-102)', async () => {
    expect((await check()).out.at(-1)).toBe(`Back-ups: there is none in ${kept()} yet.`);
    backupOf(40);
    expect(await check()).toMatchObject({
      code: 1,
      err: [`Back-ups: the newest in ${kept()} is 40 hours old. See why: journalctl -u towpath-backup -n 50`],
    });
    backupOf(5);
    expect(await check()).toMatchObject({ code: 0, err: [] });
    expect((await check()).out.at(-1)).toBe(`Back-ups: the newest in ${kept()} is 5 hours old.`);
    // A switch of releases depends on none.
    rmSync(kept(), { recursive: true });
    expect((await check()).err).toEqual([`BACKUP_DIR: ${kept()} cannot be read.`]);
    expect((await ops(['check', '--database'], { BACKUP_DIR: kept() })).code).toBe(0);
  });

  it('is a number for who watches (IS-102)', async () => {
    const numberOf = async () => {
      const test = await createTestApp({ BACKUP_DIR: kept() });
      const { body } = await test.app.inject('/metrics');
      await test.close();
      return Number(/^newest_backup_timestamp_seconds (\S+)$/m.exec(body)?.[1]);
    };
    expect(await numberOf()).toBe(0);
    backupOf(30);
    backupOf(3);
    expect(Math.abs(Date.now() / 1000 - 3 * 3600 - (await numberOf()))).toBeLessThan(60);
  });
});
