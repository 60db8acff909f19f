import { MONEY_HELPER } from '@towpath/domain/people/moneyHelper.ts';
import { words } from './words.ts';

/** Names the free government service, on every page (SH-006). */
export function MoneyHelperLine() {
  return (
    <p className="small">
      {words.moneyHelper.before} <a href={MONEY_HELPER.url}>{words.moneyHelper.link}</a>
      {words.moneyHelper.after}
    </p>
  );
}
