import { calls } from './calls.ts';
import type { CarriedOver } from './carriedOver.ts';
import { consents } from './consents.ts';
import { contact } from './contact.ts';
import { emails } from './emails.ts';
import { erasures } from './erasures.ts';
import { passwords } from './passwords.ts';
import { secondFactor } from './secondFactor.ts';

/** All that is carried over a restore: a file for each capability. */
export const CARRIED_OVER: readonly CarriedOver[] = [
  emails,
  contact,
  passwords,
  secondFactor,
  consents,
  erasures,
  calls,
];
