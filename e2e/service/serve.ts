import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startMailbox } from '@towpath/sandbox/mailbox/mailbox.ts';
import { supervise } from '@towpath/tools/process/supervise.mjs';
import { addresses, dataFolder } from './addresses.ts';
import { serverEnvironment, serverScript } from './server.ts';

/** The real server with a fresh database and a mailbox of its own, until told to stop. */
const repository = join(import.meta.dirname, '..', '..');
await rm(join(repository, dataFolder), { recursive: true, force: true });
const mailbox = await startMailbox(addresses.mailboxPort);
if (mailbox.webUrl !== addresses.mailbox) {
  await mailbox.close();
  throw new Error(`Port ${addresses.mailboxPort} is in use. Set E2E_PORT to another number.`);
}

const { code } = await supervise(process.execPath, [serverScript], {
  cwd: repository,
  env: serverEnvironment({ port: addresses.port, dataFolder, smtpUrl: mailbox.smtpUrl }),
});
await mailbox.close();
process.exitCode = code;
