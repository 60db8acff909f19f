/** What `npm start` runs; relative to the repository. */
export const serverScript = 'tools/start.ts';

/** The settings of a server under test. */
export function serverEnvironment(given: {
  readonly port: number;
  readonly dataFolder: string;
  readonly smtpUrl?: string;
  readonly messages?: { readonly url: string; readonly key: string };
}): NodeJS.ProcessEnv {
  return {
    ...process.env,
    TOWPATH_MODE: 'trial',
    PORT: String(given.port),
    HOST: 'localhost',
    DATA_DIR: given.dataFolder,
    // Every person comes from an IP address of their own, as through a proxy, so that the rate limits stay on.
    TRUST_PROXY: '1',
    RATE_LIMITS: 'on',
    LOG_LEVEL: 'error',
    ...(given.smtpUrl ? { SMTP_URL: given.smtpUrl } : {}),
    ...(given.messages ? { MESSAGE_URL: given.messages.url, MESSAGE_KEY: given.messages.key } : {}),
  };
}
