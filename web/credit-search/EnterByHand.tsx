import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { words } from './words.ts';

/** The way on without a search, offered wherever the search can get stuck. */
export function EnterByHand({ onPress }: { onPress: () => void }) {
  return <TextButton onClick={onPress}>{words.byHand}</TextButton>;
}
