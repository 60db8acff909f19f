import { MONEY_HELPER } from './moneyHelper.ts';

/** The free government service, on every page (SH-006). */
export function MoneyHelperLine() {
  return (
    <p className="small">
      Free, impartial help with money and debt is also available from <a href={MONEY_HELPER}>MoneyHelper</a>.
    </p>
  );
}
