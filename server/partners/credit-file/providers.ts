import { httpCreditFile } from './http.ts';
import type { CreditFile } from './port.ts';

type Connect = (url: string, key: string) => CreditFile;

/** The agencies we can search, by the name that CREDIT_FILE_PROVIDER gives. Another is one file and one line here. */
export const CREDIT_FILE_PROVIDERS = {
  'searches-v1': httpCreditFile,
} as const satisfies Readonly<Record<string, Connect>>;

export type CreditFileProvider = keyof typeof CREDIT_FILE_PROVIDERS;
