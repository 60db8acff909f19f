import { ButtonLink } from '@towpath/design-system/buttons/ButtonLink.tsx';
import { EmptyState } from '@towpath/design-system/feedback/EmptyState.tsx';
import { paths } from '../shell/paths.ts';
import { words } from './words.ts';

/** For somebody without a journey: the link to begin one (DB-005). */
export function GettingStarted() {
  return (
    <EmptyState
      heading={words.gettingStarted.heading}
      action={<ButtonLink href={paths.start}>{words.gettingStarted.action}</ButtonLink>}
    >
      {words.gettingStarted.text}
    </EmptyState>
  );
}
