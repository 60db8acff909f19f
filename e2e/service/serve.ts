import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startAuthorities } from '@towpath/sandbox/authorities/authorities.ts';
import { startMailbox } from '@towpath/sandbox/mailbox/mailbox.ts';
import { startMessages } from '@towpath/sandbox/messages/messages.ts';
import { supervise } from '@towpath/tools/process/supervise.mjs';
import { applicationSchemas } from '@towpath/tools/standIns.ts';
import { addresses, dataFolder } from './addresses.ts';
import { serverEnvironment, serverScript } from './server.ts';

/** Runs the real server with a fresh database, a mailbox and a message service of its own, until told to stop. */
const repository = join(import.meta.dirname, '..', '..');
await rm(join(repository, dataFolder), { recursive: true, force: true });
const mailbox = await startMailbox(addresses.mailboxPort);
const messages = await startMessages(addresses.messagesPort);
const authorities = await startAuthorities(applicationSchemas(), addresses.authoritiesPort);
const taken = [
  ...(mailbox.webUrl === addresses.mailbox ? [] : [addresses.mailboxPort]),
  ...(messages.url === addresses.messages ? [] : [addresses.messagesPort]),
  ...(authorities.url === addresses.authorities ? [] : [addresses.authoritiesPort]),
];
if (taken.length > 0) {
  await Promise.all([mailbox.close(), messages.close(), authorities.close()]);
  throw new Error(`Port ${taken.join(' and ')} is in use. Set E2E_PORT to another number.`);
}

const { code } = await supervise(process.execPath, [serverScript], {
  cwd: repository,
  env: serverEnvironment({
    port: addresses.port,
    dataFolder,
    smtpUrl: mailbox.smtpUrl,
    messages,
    authorities,
  }),
});
await Promise.all([mailbox.close(), messages.close(), authorities.close()]);
process.exitCode = code;
