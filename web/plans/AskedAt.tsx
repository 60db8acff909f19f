import type { Plan } from '@towpath/contracts/api/plans.ts';
import { askedAt } from '@towpath/domain/plans/askedAt.ts';
import { HelpList } from '../journey/HelpList.tsx';

/** The page of the office where the person asks for what they chose, until they have; nothing for what goes another way. */
export function AskedAt({ plan: { product, state } }: { readonly plan: Pick<Plan, 'product' | 'state'> }) {
  const id = askedAt(product.shortName, state);
  return id && <HelpList ids={[id]} />;
}
