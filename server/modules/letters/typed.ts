import type { ComposedLetter } from '@towpath/domain/letters/composed.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { fromForms } from './fromForms.ts';
import { ABOUT_ALL } from './judging.ts';
import { OF_OFFICERS } from './officers.ts';
import { contactsOf, keptLetters, saidForLetters, sentLetter } from './repository.ts';
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
  const gone = new Map<string, ComposedLetter>();
  const went = new Map<string, ComposedLetter>();
  const looksBack = OF_OFFICERS.some(place => place in contacts.own);
  for (const { id, about, sent } of kept) {
    const last = sent[0];
    const isListed = debts.some(debt => debt.id === about);
    if (!last || about === ABOUT_ALL || (isListed && !looksBack)) continue;
    const letter = await sentLetter(on, seal, customerId, id, last.version);
    if (letter) (isListed ? went : gone).set(id, letter);
  }
  const said = await saidForLetters(on, seal, customerId);
  return { kept, contacts, forms: await fromForms(on, seal, customerId, world), said, gone, went };
}
