import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { inSentence } from '@towpath/domain/solutions/solution/inSentence.ts';
import type { PartProps } from '../usePart.tsx';
import { words } from '../words.ts';

type BoundProps = { readonly plan: NonNullable<PartProps['plan']> | null };

/** Over what the rules find for somebody to whom something was granted that binds: none of it is theirs to choose. */
export function Bound({ plan }: BoundProps) {
  if (!plan?.binds) return null;
  return <Notification tone="orange">{words.advice.bound(inSentence(plan.shortName))}</Notification>;
}
