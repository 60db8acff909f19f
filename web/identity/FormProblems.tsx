import { ErrorSummary, type Problem } from '@towpath/design-system/inputs/ErrorSummary.tsx';
import { useErrorInTitle } from '../shell/useErrorInTitle.ts';

/**
 * What a form found at a press of its button: a list that takes the focus and leads to each field, and "Error" in the
 * title. Nothing before the first press.
 *
 * @param attempt how often the button was pressed in vain
 * @param problems by the id of each field
 */
export function FormProblems({
  attempt,
  problems,
}: {
  attempt: number;
  problems: Readonly<Record<string, string | undefined>>;
}) {
  const found: Problem[] = Object.entries(problems).flatMap(([id, message]) =>
    message ? [{ id, message }] : [],
  );
  const isShown = attempt > 0 && found.length > 0;
  useErrorInTitle(isShown);
  return isShown ? <ErrorSummary attempt={attempt} problems={found} /> : null;
}
