import { UK_NATIONS } from '@towpath/domain/people/nation.ts';
import { HelpList } from '../journey/HelpList.tsx';
import { words } from './words.ts';

type HelpElsewhereProps = {
  /** By their ids in the operator's list of help. */
  readonly ids: readonly string[];
  readonly nation: string | null;
};

/** Who can help somebody whom our advice does not fit: the same as the page says at which the questions ended. */
export function HelpElsewhere({ ids, nation }: HelpElsewhereProps) {
  return (
    <section aria-labelledby="help">
      <h2 id="help" tabIndex={-1}>
        {words.helpElsewhere}
      </h2>
      <HelpList ids={ids} nation={UK_NATIONS.find(each => each === nation)} />
    </section>
  );
}
