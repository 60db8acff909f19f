import type { AuthorityProvider } from '../../platform/config/providers.ts';
import { httpAuthority } from './http.ts';
import type { Authority } from './port.ts';

type Connect = (url: string, key: string) => Authority;

/** Those who take applications, by the name in AUTHORITY_PROVIDER. To add one: its file, one line here, and its name. */
export const AUTHORITIES: Readonly<Record<AuthorityProvider, Connect>> = {
  'applications-v1': httpAuthority,
};
