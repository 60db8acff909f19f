import { forLetters } from '@towpath/domain/applications/forLetters.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { givenInForms } from '../applications/givenInForms.ts';
import type { Contacts } from './kept.ts';
import type { World } from './world.ts';

/** What was given in forms for places of letters, by where contacts keep them. */
export type FromForms = ReadonlyMap<string, string>;

/** The keys of the person's own address, of a creditor's and of the reference of a debt. */
export const OWN_KEY = 'address';
export const creditorKey = (name: string) => `creditor ${name}`;
export const referenceKey = (debtId: string) => `reference ${debtId}`;

/** The addresses and references that a person gave in forms for what they apply for. Throws DoesNotOpen. */
export async function fromForms(
  on: Database | DatabaseTransaction,
  seal: Seal,
  customerId: string,
  { debts, owners }: Pick<World, 'debts' | 'owners'>,
): Promise<FromForms> {
  const { address, debts: given } = forLetters(await givenInForms(on, seal, customerId));
  const found = new Map<string, string>();
  const unsure = new Set<string>();
  if (address !== null) found.set(OWN_KEY, address);
  for (const { id, initialCreditorName } of debts) {
    const owner = owners.get(id);
    const { creditor, creditorAddress, reference } = given.get(id) ?? {};
    const name = owner?.name ?? initialCreditorName;
    // What was given for one lender is not another's.
    if (owner?.sale != null || (creditor !== undefined && creditor !== name)) continue;
    if (reference !== undefined) found.set(referenceKey(id), reference);
    if (creditorAddress === undefined) continue;
    const key = creditorKey(name);
    if ((found.get(key) ?? creditorAddress) !== creditorAddress) unsure.add(key);
    found.set(key, creditorAddress);
  }
  // Of two addresses for one name nobody knows which is theirs.
  return new Map([...found].filter(([key]) => !unsure.has(key)));
}

/**
 * What letters begin with: what was typed into letters and what forms say, the latest of both. What was typed into a letter
 * counts while the forms say what they said then; where they say something else since, that does.
 */
export function latestOf(contacts: Contacts, forms: FromForms): Contacts {
  const latest = (key: string, typed: string | undefined) =>
    typed !== undefined && forms.get(key) === contacts.asInForms?.[key] ? typed : (forms.get(key) ?? typed);
  const own = latest(OWN_KEY, contacts.own.address);
  const creditors = { ...contacts.creditors };
  const debts = { ...contacts.debts };
  for (const key of forms.keys()) {
    const [kind, ...rest] = key.split(' ');
    const of = rest.join(' ');
    if (kind === 'creditor') creditors[of] = latest(key, creditors[of]) ?? '';
    if (kind === 'reference') {
      const reference = latest(key, debts[of]?.reference);
      debts[of] = { ...debts[of], ...(reference !== undefined && { reference }) };
    }
  }
  return {
    ...contacts,
    own: { ...contacts.own, ...(own !== undefined && { address: own }) },
    creditors,
    debts,
  };
}

/** The contacts after a place of forms too was typed in a letter, with what the forms say of it now. */
export function typedBeside(contacts: Contacts, forms: FromForms, key: string): Contacts {
  const said = forms.get(key);
  return said === undefined ? contacts : { ...contacts, asInForms: { ...contacts.asInForms, [key]: said } };
}
