import { schemaOf } from '@towpath/domain/applications/file/schemaOf.ts';
import { APPLICATION_FORMS } from '@towpath/domain/applications/forms/forms.ts';
import { startAddressProvider } from '@towpath/sandbox/addresses/addresses.ts';
import { startAuthorities } from '@towpath/sandbox/authorities/authorities.ts';
import { startCreditReferenceAgency } from '@towpath/sandbox/credit-reference/agency.ts';
import { startMailbox } from '@towpath/sandbox/mailbox/mailbox.ts';
import { startMessages } from '@towpath/sandbox/messages/messages.ts';
import { modeIn, type Variables } from '@towpath/server/platform/config/mode.ts';
import type { Program } from '@towpath/server/program.ts';

/**
 * Starts a stand-in for each outside party that the environment neither names nor switches off, prints its address,
 * and registers it with the program. In production it starts none: there the server itself reports what is missing.
 *
 * @returns the environment with the addresses of what was started
 */
export async function withStandIns(program: Program, environment: Variables): Promise<Variables> {
  if (modeIn(environment) === 'production') return environment;
  const isSet = (name: string) => Boolean(environment[name]?.trim());
  const isOpen = (partner: string) =>
    environment[`${partner}_PROVIDER`]?.trim() !== 'off' &&
    !isSet(`${partner}_URL`) &&
    !isSet(`${partner}_KEY`);
  const added: Record<string, string> = {};
  const keep = <Started extends { close(): Promise<void> }>(name: string, started: Started): Started => {
    program.started({ name, end: () => started.close() });
    return started;
  };

  if (!isSet('SMTP_URL')) {
    const mailbox = keep('mailbox', await startMailbox());
    program.say(`Mails are kept on this machine only: read them at ${mailbox.webUrl}`);
    added.SMTP_URL = mailbox.smtpUrl;
  }
  if (isOpen('ADDRESS') && ['', 'sandbox'].includes(environment.ADDRESS_PROVIDER?.trim() ?? '')) {
    const { url } = keep('address provider', await startAddressProvider());
    program.say(`Addresses are made up: the postcodes there are stand at ${url}/postcodes`);
    added.ADDRESS_URL = url;
  }
  if (isOpen('MESSAGE')) {
    const { url, key, notify } = keep('message service', await startMessages());
    program.say(`Text messages are kept on this machine only: read them at ${url}`);
    const asNotify = { MESSAGE_KEY: notify.key, MESSAGE_TEMPLATE: notify.templateId };
    const access = environment.MESSAGE_PROVIDER?.trim() === 'notify' ? asNotify : { MESSAGE_KEY: key };
    Object.assign(added, { MESSAGE_URL: url, ...access });
  }
  if (isOpen('CREDIT_FILE')) {
    const { url, key } = keep('credit reference agency', await startCreditReferenceAgency());
    program.say(`Credit searches find made-up people only: see who at ${url}`);
    Object.assign(added, { CREDIT_FILE_URL: url, CREDIT_FILE_KEY: key });
  }
  if (isOpen('AUTHORITY')) {
    const { url, key } = keep('authorities', await startAuthorities(applicationSchemas()));
    program.say(`Applications go to nobody: read them, and answer them, at ${url}`);
    Object.assign(added, { AUTHORITY_URL: url, AUTHORITY_KEY: key });
  }
  return { ...environment, ...added };
}

/** What each form has to hold, as its receivers check it. */
export function applicationSchemas(): Readonly<Record<string, object>> {
  return Object.fromEntries(Object.values(APPLICATION_FORMS).map(form => [form.kind, schemaOf(form)]));
}
