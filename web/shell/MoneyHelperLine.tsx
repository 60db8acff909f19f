import { moneyHelper } from './moneyHelper.ts';
import { words } from './words.ts';

/** Names the free government service, on every page (SH-006). */
export function MoneyHelperLine() {
  return (
    <p className="small">
      {words.moneyHelper.before} <a href={moneyHelper.url}>{moneyHelper.name}</a>
      {words.moneyHelper.after}
    </p>
  );
}
