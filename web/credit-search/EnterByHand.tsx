import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { words } from './words.ts';

/** The way on without a search; it is there wherever the search gets stuck. */
export function EnterByHand({ onPress }: { onPress: () => void }) {
  return <TextButton onClick={onPress}>{words.byHand}</TextButton>;
}
