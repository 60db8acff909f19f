import type { Begun } from '../begin.ts';
import { LinkOver } from './LinkOver.tsx';
import { WhoseIsIt } from './WhoseIsIt.tsx';

/** A partner's link that does not simply open the questions: asks whose they are, or says that the link is over. */
export function LinkMet({
  now,
  onDone,
}: {
  readonly now: Exclude<Begun, { readonly is: 'begun' }>;
  /** `isAnew`: another person begins on this page. */
  readonly onDone: (begun: Begun, isAnew: boolean) => void;
}) {
  return now.is === 'whose' ? (
    <WhoseIsIt isGuests={now.isGuests} isLinkOver={now.isLinkOver} onDone={onDone} />
  ) : (
    <LinkOver onDone={next => onDone(next, false)} />
  );
}
