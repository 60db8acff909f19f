import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';

/** The way on without a search; it is there wherever the search gets stuck. */
export function EnterByHand({ onPress }: { onPress: () => void }) {
  return <TextButton onClick={onPress}>Enter my debts manually instead</TextButton>;
}
