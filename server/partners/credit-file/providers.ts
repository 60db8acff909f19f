import type { CreditFileProvider } from '../../platform/config/providers.ts';
import { httpCreditFile } from './http.ts';
import type { CreditFile } from './port.ts';

type Connect = (url: string, key: string) => CreditFile;

/** How the agency is reached, by the name that CREDIT_FILE_PROVIDER gives. Another is one file, one line here and its name. */
export const CREDIT_FILES: Readonly<Record<CreditFileProvider, Connect>> = {
  'searches-v1': httpCreditFile,
};
