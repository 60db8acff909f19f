import { SAMPLE_ADDRESS } from '@towpath/contracts/content/examples.ts';
import type { Variables } from './mode.ts';

/** What is said of an address that is nobody's. */
export const OF_A_SAMPLE = 'must not be below .example: that is kept for samples';

/** Secrets that a trial generates for itself and keeps in its data folder. */
const SECRETS = ['JWT_SECRET', 'HEALTH_DATA_KEY', 'DATA_SECRET'] as const;

/** Settings that hold an address of somebody. */
const ADDRESSES = [
  'PUBLIC_URL',
  'SMTP_URL',
  'MAIL_FROM',
  'CREDIT_FILE_URL',
  'AUTHORITY_URL',
  'MESSAGE_URL',
  'ADDRESS_URL',
] as const;

/** Outside parties that are reached by an address and a key; each may be switched off. */
const PARTNERS = ['CREDIT_FILE', 'MESSAGE'] as const;

/**
 * Everything production requires of its settings and does not have, one line for each. Checks only that a
 * setting is present and allowed; `readConfig` checks its form. Never repeats a value.
 *
 * @param environment the settings that are set and not empty
 */
export function productionLacks(environment: Variables): readonly string[] {
  return [
    ...serviceLacks(environment),
    ...PARTNERS.flatMap(partner => partnerLacks(environment, partner)),
    ...addressesLack(environment),
    ...authorityLacks(environment),
    ...ADDRESSES.filter(name => SAMPLE_ADDRESS.test(environment[name] ?? '')).map(
      name => `${name} ${OF_A_SAMPLE}.`,
    ),
  ].map(line => `Production: ${line}`);
}

function serviceLacks(environment: Variables): string[] {
  const lacks: string[] = [];
  const need = (name: string, why: string) => {
    if (environment[name] === undefined) lacks.push(`${name} must be set: ${why}.`);
  };
  if (!isHttps(environment.PUBLIC_URL)) {
    lacks.push('PUBLIC_URL must be the https address by which people reach the service.');
  }
  need('DATABASE_URL', 'the database that comes with the server is for trials');
  for (const secret of SECRETS) need(secret, 'a secret of your own, the same for all processes');
  need('TRUST_PROXY', 'how many proxies stand in front, 0 for none: limits by address rest on it');
  need('METRICS_TOKEN', 'without it everyone who reaches /metrics reads it');
  need('SMTP_URL', 'mail cannot be off, since links for a new password and papers go by it');
  need('MAIL_FROM', 'the address that mail is from');
  if (environment.RATE_LIMITS === 'off') lacks.push('RATE_LIMITS must be on.');
  if (environment.TOWPATH_DEV !== undefined) {
    lacks.push('TOWPATH_DEV must not be set: it is for pages that come from their sources.');
  }
  return lacks;
}

function partnerLacks(environment: Variables, partner: (typeof PARTNERS)[number]): string[] {
  const provider = `${partner}_PROVIDER`;
  if (environment[provider] === 'off') return [];
  const lacks: string[] = [];
  const url = environment[`${partner}_URL`];
  if (environment[provider] === 'notify') return notifyLacks(environment, url);
  if (url === undefined) lacks.push(`${partner}_URL must be set, or ${provider}=off.`);
  else if (!isHttps(url)) lacks.push(`${partner}_URL must begin with https, or ${provider}=off.`);
  if (environment[`${partner}_KEY`] === undefined)
    lacks.push(`${partner}_KEY must be set, or ${provider}=off.`);
  return lacks;
}

/** GOV.UK Notify has one address, and wants a template. */
function notifyLacks(environment: Variables, url: string | undefined): string[] {
  const missing = ['MESSAGE_KEY', 'MESSAGE_TEMPLATE'].filter(name => environment[name] === undefined);
  return [
    ...(url === undefined || isHttps(url) ? [] : ['MESSAGE_URL must begin with https.']),
    ...missing.map(name => `${name} must be set for MESSAGE_PROVIDER=notify.`),
  ];
}

function addressesLack({ ADDRESS_PROVIDER: provider = 'sandbox', ADDRESS_URL: url }: Variables): string[] {
  if (provider === 'off') return [];
  if (provider === 'sandbox') {
    return ['ADDRESS_PROVIDER must name a real provider, or be off: sandbox is for trials.'];
  }
  return url === undefined || isHttps(url) ? [] : ['ADDRESS_URL must begin with https.'];
}

/** Nobody need send applications from here; who does so needs more than the stand-in of a trial. */
function authorityLacks({ AUTHORITY_URL: url }: Variables): string[] {
  return url === undefined || isHttps(url) ? [] : ['AUTHORITY_URL must begin with https.'];
}

function isHttps(address: string | undefined): boolean {
  return address !== undefined && /^https:/i.test(address.trim());
}
