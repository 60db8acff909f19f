import { ButtonLink } from '@towpath/design-system/buttons/ButtonLink.tsx';
import { EmptyState } from '@towpath/design-system/feedback/StatePanel.tsx';
import { paths } from '../shell/paths.ts';

/** For somebody without a journey: the way to begin one (DB-005). */
export function GettingStarted() {
  return (
    <EmptyState
      heading="Your online journey"
      action={<ButtonLink href={paths.start}>Getting Started</ButtonLink>}
    >
      A few quick questions first. Your answers save as you go.
    </EmptyState>
  );
}
