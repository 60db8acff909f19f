import type { CreditFileProvider } from '../../platform/config/providers.ts';
import { httpCreditFile } from './http.ts';
import type { CreditFile } from './port.ts';

type Connect = (url: string, key: string) => CreditFile;

/** The agencies by the name in CREDIT_FILE_PROVIDER. To add one: its file, one line here, and its name. */
export const CREDIT_FILES: Readonly<Record<CreditFileProvider, Connect>> = {
  'searches-v1': httpCreditFile,
};
