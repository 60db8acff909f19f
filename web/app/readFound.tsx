import { myEntitlements } from '@towpath/contracts/api/entitlements.ts';
import type { ReactNode } from 'react';
import type { ReadKept } from '../data/keptRemote.ts';
import { onDemand } from '../shell/onDemand.tsx';

const FoundCard = onDemand(async () => (await import('../entitlements/card/FoundCard.tsx')).FoundCard);

/** The help that was found for a person, as their dashboard shows it; nothing where there is none or it cannot be read. */
export async function readFound(call: ReadKept): Promise<ReactNode> {
  const found = await call(myEntitlements).catch(() => null);
  if (!found || found.groups.length === 0) return null;
  await FoundCard.fetchAhead();
  return <FoundCard found={found} />;
}
