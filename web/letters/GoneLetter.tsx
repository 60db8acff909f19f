import { TextLink } from '@towpath/design-system/buttons/TextButton.tsx';
import { EmptyState } from '@towpath/design-system/feedback/EmptyState.tsx';
import { paths } from '../shell/paths.ts';
import { words } from './words.ts';

/** A letter that is not there any more, such as about a debt that was taken off the list. */
export function GoneLetter() {
  return (
    <EmptyState
      headingLevel={2}
      heading={words.gone}
      action={<TextLink href={paths.letters}>{words.seeAll}</TextLink>}
    >
      {words.goneText}
    </EmptyState>
  );
}
