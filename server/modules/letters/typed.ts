import type { Seal } from '../../platform/crypto/seal.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { fromForms } from './fromForms.ts';
import { ABOUT_ALL } from './judging.ts';
import { lastWent } from './lastWent.ts';
import { contactsOf, keptLetters, saidForLetters } from './repository.ts';
import type { Typed } from './shownLetters.ts';
import type { World } from './world.ts';

/** What a person typed into their letters and sent, and gave in forms that letters need too. Throws DoesNotOpen. */
export async function typedOf(
  on: Database | DatabaseTransaction,
  seal: Seal,
  customerId: string,
  world: Pick<World, 'debts' | 'owners'>,
): Promise<Typed> {
  const { debts } = world;
  const kept = await keptLetters(on, seal, customerId);
  const contacts = await contactsOf(on, seal, customerId);
  const went = await lastWent(on, seal, customerId, kept);
  const isListed = (about: string) => about === ABOUT_ALL || debts.some(({ id }) => id === about);
  const gone = new Set(kept.filter(({ id, about }) => went.has(id) && !isListed(about)).map(({ id }) => id));
  const said = await saidForLetters(on, seal, customerId);
  return { kept, contacts, forms: await fromForms(on, seal, customerId, world), said, gone, went };
}
