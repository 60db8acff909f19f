import { join } from 'node:path';

/** What each of them has compiled, for the next: every story that ends its server waits for new ones. */
const compiled = join(import.meta.dirname, '..', '..', '.data', 'e2e-compiled');

/** What `npm start` runs; relative to the repository. */
export const serverScript = 'tools/start.ts';

/** The settings of a server under test. */
export function serverEnvironment(options: {
  readonly port: number;
  readonly dataFolder: string;
  readonly smtpUrl?: string;
  readonly messages?: { readonly url: string; readonly key: string };
  readonly authorities?: { readonly url: string; readonly key: string };
}): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? compiled,
    TOWPATH_MODE: 'trial',
    PORT: String(options.port),
    HOST: 'localhost',
    DATA_DIR: options.dataFolder,
    // Every person comes from an IP address of their own, as through a proxy, so that the rate limits stay on.
    TRUST_PROXY: '1',
    RATE_LIMITS: 'on',
    LOG_LEVEL: 'error',
    ...(options.smtpUrl ? { SMTP_URL: options.smtpUrl } : {}),
    ...(options.authorities
      ? { AUTHORITY_URL: options.authorities.url, AUTHORITY_KEY: options.authorities.key }
      : {}),
    ...(options.messages ? { MESSAGE_URL: options.messages.url, MESSAGE_KEY: options.messages.key } : {}),
  };
}
