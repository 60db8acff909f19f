import { isAbsolute, join, resolve } from 'node:path';
import { asFarAsReadable } from '@towpath/contracts/content/asFarAsReadable.ts';
import { issueInWords } from '@towpath/contracts/content/issueInWords.ts';
import * as z from 'zod';
import { databaseAddresses } from './databaseAddresses.ts';
import { type KeyName, type KeyRing, key, olderKeys } from './keyRing.ts';
import { MESSAGE_PROVIDERS, type MessageSettings, notifyIn } from './messageSettings.ts';
import { MODES, type Mode, modeIn, type Variables } from './mode.ts';
import { accessTo, off, type PartnerAccess, type Tell } from './partnerAccess.ts';
import { OF_A_SAMPLE, productionLacks } from './productionLacks.ts';
import {
  AUTHORITY_PROVIDERS,
  type AuthorityProvider,
  CREDIT_FILE_PROVIDERS,
  type CreditFileProvider,
  IDEAL_POSTCODES_URL,
} from './providers.ts';
import { secretKeptIn } from './secret.ts';
import { StartFault } from './startFault.ts';

/** The folder that holds all workspaces; settings that name a folder are relative to it. */
export const REPOSITORY_ROOT = resolve(import.meta.dirname, '../../..');

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const ADDRESS_PROVIDERS = ['sandbox', 'ideal-postcodes', 'off'] as const;

const text = z.string().trim().min(1, 'must not be empty');
const wholeNumber = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number')
    .transform(Number)
    .refine(number => number >= from && number <= to, `must be from ${from} to ${to}`);
const url = (protocols: RegExp, example: string) =>
  text.refine(
    value => URL.canParse(value) && protocols.test(new URL(value).protocol) && new URL(value).hostname !== '',
    `must be an address like ${example}`,
  );
const webAddress = (example: string) => url(/^https?:$/, example);
/** A path of this site such as /api/core, or a whole address when the API is served from elsewhere. */
const apiBase = text
  .refine(
    value =>
      /^\/[\w./-]*$/.test(value) ||
      (/^https?:\/\/\S+$/.test(value) && URL.canParse(value) && !/[?#]/.test(value)),
    'must be a path like /api/core or an address like https://api.example.org/core',
  )
  .transform(value => value.replace(/\/+$/, ''));

/** Every setting of the server. An empty variable counts as not set. docs/running.md explains each. */
const Environment = z.object({
  TOWPATH_MODE: z.enum(MODES, 'must be trial or production').optional(),
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: text.default('localhost'),
  DATABASE_URL: text
    .refine(
      value =>
        databaseAddresses(value).every(
          address => URL.canParse(address) && /^postgres(ql)?:$/.test(new URL(address).protocol),
        ),
      'must be an address like postgres://user:password@host:5432/name',
    )
    .optional(),
  DATABASE_POOL: wholeNumber(1, 500).default(10),
  DATABASE_TIMEOUT: wholeNumber(1, 300).default(15),
  DATABASE_CONNECT_TIMEOUT: wholeNumber(1, 60).default(5),
  DATA_DIR: text.default('.data'),
  CONTENT_DIR: text.default('content'),
  PUBLIC_URL: url(/^https?:$/, 'https://advice.example.org').optional(),
  SMTP_URL: url(/^smtps?:$/, 'smtp://user:password@host:587').optional(),
  MAIL_FROM: text
    .regex(
      /^(?:[^<>@]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u,
      'must be an address for mail, such as Advice <help@our-charity.org.uk>',
    )
    .default('hello@service.example'),
  OPERATOR_EMAIL: z.email('must be an email address').optional(),
  TEAM_EMAIL: z.email('must be an email address').optional(),
  BACKUP_DIR: text.optional(),
  ADDRESS_PROVIDER: z.enum(ADDRESS_PROVIDERS).default('sandbox'),
  ADDRESS_URL: url(/^https?:$/, 'https://addresses.example.org').optional(),
  // It goes into a header between quotes.
  ADDRESS_KEY: z
    .string()
    .trim()
    .regex(/^[\w.-]{4,200}$/, 'must be the key alone: letters, digits, dots, dashes')
    .optional(),
  CREDIT_FILE_URL: webAddress('https://agency.example.org').optional(),
  CREDIT_FILE_KEY: text.optional(),
  CREDIT_FILE_PROVIDER: z.enum([...CREDIT_FILE_PROVIDERS, 'off']).default('searches-v1'),
  AUTHORITY_URL: webAddress('https://applications.example.org').optional(),
  AUTHORITY_KEY: text.optional(),
  AUTHORITY_PROVIDER: z.enum([...AUTHORITY_PROVIDERS, 'off']).default('applications-v1'),
  MESSAGE_URL: webAddress('https://messages.example.org').optional(),
  MESSAGE_KEY: text.optional(),
  MESSAGE_TEMPLATE: z.uuid('must be the id of a template').optional(),
  MESSAGE_PROVIDER: z.enum(MESSAGE_PROVIDERS).default('messages-v1'),
  // What a phone shows as the sender: letters and digits, as the networks take them.
  MESSAGE_FROM: z
    .string()
    .regex(/^[A-Za-z0-9]{3,11}$/, 'must be 3 to 11 letters or digits')
    .optional(),
  JWT_SECRET: key,
  JWT_SECRET_OLD: olderKeys,
  HEALTH_DATA_KEY: key,
  HEALTH_DATA_KEY_OLD: olderKeys,
  DATA_SECRET: key,
  DATA_SECRET_OLD: olderKeys,
  CORE_API_BASE: apiBase.default('/api/core'),
  LOOKUP_API_BASE: apiBase.default('/api/lookup'),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  REQUEST_TIMEOUT: wholeNumber(1, 600).default(30),
  DRAIN_SECONDS: wholeNumber(0, 300).optional(),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  OFFLINE_PAGES: z.enum(['on', 'off']).default('on'),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('warn'),
  // The name that every program with OpenTelemetry has for it.
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress('http://localhost:4318').optional(),
});

/** The provider of addresses for a postcode; `sandbox` answers in the form of the stand-in. */
export type AddressProviderSettings =
  | { readonly name: 'sandbox'; readonly url: string }
  | { readonly name: 'ideal-postcodes'; readonly url: string; readonly key: string };
export type Config = {
  readonly mode: Mode;
  readonly port: number;
  readonly host: string;
  /** Undefined: the PostgreSQL that comes with the server is used, kept in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly databasePool: number;
  /** How long a statement, and a connection, may take, in ms. */
  readonly databaseLimits: { readonly connect: number; readonly statement: number };
  readonly dataDir: string;
  readonly contentDir: string;
  /** The public address of the service, without a trailing slash; links in mails start with it. */
  readonly publicUrl: string;
  /** Cookies are marked Secure when the service is reached by https. */
  readonly secureCookies: boolean;
  /** Where mails go. The service does not start without it; tests that read settings alone may. */
  readonly smtpUrl: string | undefined;
  /** Nothing is said to the mail server unless the connection is encrypted: letters hold links that log people in. */
  readonly mailNeedsTls: boolean;
  readonly mailFrom: string;
  /** Who is told when work of the operator's failed. */
  readonly operatorEmail: string | undefined;
  /** Who is told when work for people is late: those who work through the list. */
  readonly teamEmail: string | undefined;
  /** Where back-ups are made; undefined: below `dataDir`, and their age is not watched. */
  readonly backupDir: string | undefined;
  /** Undefined: addresses are not looked up. */
  readonly addressProvider: AddressProviderSettings | undefined;
  /** Undefined: credit reports are not searched. */
  readonly creditFile: (PartnerAccess & { readonly provider: CreditFileProvider }) | undefined;
  /** Undefined: applications are not sent from here; advisers send the file themselves. */
  readonly authority: (PartnerAccess & { readonly provider: AuthorityProvider }) | undefined;
  /** Undefined: no text messages are sent. */
  readonly message: MessageSettings | undefined;
  /** Who text messages are from, in place of the brand's own name for it. */
  readonly messageFrom: string | undefined;
  /** Signs access tokens. */
  readonly jwtSecret: KeyRing;
  /** Seals what people tell us about their health. Data sealed with another key cannot be read. */
  readonly healthDataKey: KeyRing;
  /** Seals what is kept for a short time only: credit reports, and searches that wait for a code. */
  readonly dataSecret: KeyRing;
  readonly coreApiBase: string;
  readonly lookupApiBase: string;
  /** How many proxies in front of the server set X-Forwarded-For; 0 trusts none. */
  readonly trustProxy: number;
  /** How long a request may take to come in, in ms. */
  readonly requestTimeout: number;
  /** How long the server serves on, not ready any more, after it was told to stop, in ms. */
  readonly grace: number;
  readonly rateLimits: boolean;
  /** Whether browsers keep the questions for a reload without a connection; false takes the service worker back. */
  readonly offlinePages: boolean;
  /** Undefined: anyone who can reach /metrics may read it. */
  readonly metricsToken: string | undefined;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** Where traces and numbers are handed over, without a slash at its end. Undefined: nowhere. */
  readonly collector: string | undefined;
};

/**
 * Reads all settings once. Throws a StartFault with one line for each faulty setting, followed in production
 * by one for each thing that is missing. Writes a secret into DATA_DIR where JWT_SECRET, DATA_SECRET or
 * HEALTH_DATA_KEY is not set; production never gets that far.
 */
export function readConfig(environment: Variables): Config {
  const nonEmpty = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const mode = modeIn(nonEmpty);
  const parsed = Environment.safeParse(nonEmpty, { reportInput: true });
  const issues = parsed.error?.issues ?? [];
  const faults = issues.map(issue => `${issue.path.join('.')} ${issueInWords(issue)}`);
  const wrong = issues.map(issue => issue.path.join('.'));
  // One that is wrong hides nothing of the others; it was read by the schema of the settings.
  const readable = asFarAsReadable(Environment, nonEmpty) as Settings;
  const partners = partnersIn(readable, fault => {
    if (!wrong.some(name => fault.split(/[ ,.]/u).includes(name))) faults.push(fault);
    return undefined;
  });
  const lacks = mode === 'production' ? productionLacks(nonEmpty) : [];
  const lines = [
    ...faults.map(fault => `Setting not right: ${fault}.`),
    // What is wrong in itself is told once; that its address is a sample's is another fault.
    ...lacks.filter(
      lack =>
        lack.includes(OF_A_SAMPLE) || !faults.some(fault => lack.startsWith(`Production: ${nameIn(fault)} `)),
    ),
  ];
  if (!parsed.success || lines.length > 0) throw new StartFault(lines.join('\n'));
  const settings = parsed.data;
  const dataDir = inRepository(settings.DATA_DIR);
  const publicUrl = (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/+$/, '');
  return {
    mode,
    port: settings.PORT,
    host: settings.HOST,
    databaseUrl: settings.DATABASE_URL,
    databasePool: settings.DATABASE_POOL,
    databaseLimits: {
      connect: settings.DATABASE_CONNECT_TIMEOUT * 1000,
      statement: settings.DATABASE_TIMEOUT * 1000,
    },
    dataDir,
    contentDir: contentFolderIn(environment),
    publicUrl,
    secureCookies: publicUrl.startsWith('https:'),
    smtpUrl: settings.SMTP_URL,
    mailNeedsTls: mode === 'production' && !isThisMachine(settings.SMTP_URL),
    mailFrom: settings.MAIL_FROM,
    operatorEmail: settings.OPERATOR_EMAIL,
    teamEmail: settings.TEAM_EMAIL,
    backupDir: settings.BACKUP_DIR === undefined ? undefined : inRepository(settings.BACKUP_DIR),
    ...partners,
    messageFrom: settings.MESSAGE_FROM,
    dataSecret: ringIn(settings, 'DATA_SECRET', dataDir),
    jwtSecret: ringIn(settings, 'JWT_SECRET', dataDir),
    healthDataKey: ringIn(settings, 'HEALTH_DATA_KEY', dataDir),
    coreApiBase: settings.CORE_API_BASE,
    lookupApiBase: settings.LOOKUP_API_BASE,
    trustProxy: settings.TRUST_PROXY,
    requestTimeout: settings.REQUEST_TIMEOUT * 1000,
    grace: (settings.DRAIN_SECONDS ?? (mode === 'production' ? 5 : 0)) * 1000,
    rateLimits: settings.RATE_LIMITS === 'on',
    offlinePages: settings.OFFLINE_PAGES === 'on',
    metricsToken: settings.METRICS_TOKEN,
    logLevel: settings.LOG_LEVEL,
    collector: settings.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, ''),
  };
}

/**
 * The folder of the operator's content: that of this repository unless CONTENT_DIR names another. Available
 * without the other settings, so that faults of the content can be reported together with faults of the
 * settings.
 */
export function contentFolderIn({ CONTENT_DIR }: Variables): string {
  return inRepository(CONTENT_DIR?.trim() || 'content');
}

type Settings = z.infer<typeof Environment>;

/** A key with the ones before it; one that is not set is made once and kept in the data folder. */
function ringIn(settings: Settings, name: KeyName, dataDir: string): KeyRing {
  const current = settings[name] ?? secretKeptIn(dataDir, name.toLowerCase().replaceAll('_', '-'));
  return { name, current, older: settings[`${name}_OLD`] };
}

/** Told of a fault: the name of the setting, then what is wrong with it. */
/** The outside parties. Tells of each address or key that lacks its counterpart, or that would not be used. */
function partnersIn(
  settings: Settings,
  tell: Tell,
): Pick<Config, 'addressProvider' | 'authority' | 'creditFile' | 'message'> {
  return {
    addressProvider: addressProviderIn(settings, tell),
    authority: authorityIn(settings, tell),
    creditFile: creditFileIn(settings, tell),
    message: messageIn(settings, tell),
  };
}

/** Tells of a key that would not be used: an operator who sets one does not want made-up addresses. */
function addressProviderIn(settings: Settings, tell: Tell): AddressProviderSettings | undefined {
  const { ADDRESS_PROVIDER: name, ADDRESS_KEY: key } = settings;
  const url = settings.ADDRESS_URL?.replace(/\/+$/, '');
  if (name === 'off') return off('ADDRESS', url, key, tell);
  if (name === 'sandbox') {
    if (key === undefined) return url === undefined ? undefined : { name, url };
    return tell('ADDRESS_KEY is set, ADDRESS_PROVIDER does not say for whom');
  }
  if (key !== undefined) return { name, url: url ?? IDEAL_POSTCODES_URL, key };
  return tell(`ADDRESS_KEY must be set for ADDRESS_PROVIDER ${name}`);
}

function creditFileIn(settings: Settings, tell: Tell): Config['creditFile'] {
  const { CREDIT_FILE_PROVIDER: provider, CREDIT_FILE_URL: url, CREDIT_FILE_KEY: key } = settings;
  if (provider === 'off') return off('CREDIT_FILE', url, key, tell);
  const access = accessTo('CREDIT_FILE', url, key, tell);
  return access && { ...access, provider };
}

function authorityIn(settings: Settings, tell: Tell): Config['authority'] {
  const { AUTHORITY_PROVIDER: provider, AUTHORITY_URL: url, AUTHORITY_KEY: key } = settings;
  if (provider === 'off') return off('AUTHORITY', url, key, tell);
  const access = accessTo('AUTHORITY', url, key, tell);
  return access && { ...access, provider };
}

function messageIn(settings: Settings, tell: Tell): MessageSettings | undefined {
  const { MESSAGE_PROVIDER: provider, MESSAGE_URL: url, MESSAGE_KEY: key } = settings;
  const template = settings.MESSAGE_TEMPLATE;
  if (provider === 'notify') return notifyIn({ url, key, template }, tell);
  if (template !== undefined) tell('MESSAGE_TEMPLATE is set, MESSAGE_PROVIDER is not notify');
  if (provider === 'off') return off('MESSAGE', url, key, tell);
  const access = accessTo('MESSAGE', url, key, tell);
  return access && { ...access, provider };
}

/** The setting that a fault begins with. */
function nameIn(fault: string): string {
  return fault.split(' ', 1).join();
}

/** Whether what is sent to an address never leaves this machine. */
function isThisMachine(address: string | undefined): boolean {
  if (address === undefined) return false;
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i.test(new URL(address).hostname);
}

function inRepository(path: string): string {
  return isAbsolute(path) ? path : join(REPOSITORY_ROOT, path);
}
