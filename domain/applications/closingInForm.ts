import type { Case } from '../solutions/case/case.ts';
import { type KeptReason, recordOf } from '../solutions/explain/record.ts';
import { stableJson } from '../solutions/explain/stableJson.ts';
import { sayWhatWasFound } from '../solutions/explain/words.ts';
import type { Rulebook } from '../solutions/recommend/rules.ts';
import type { CalendarDate } from '../values/calendar-date.ts';
import type { ApplicationForm } from './form.ts';
import { casesOf, type Judged, reasonsFor } from './mayApply.ts';
import { OFFERED, offerTooLow } from './offerInForm.ts';

/** What closes an application, for the person before they hand it over. */
export type Closing = {
  readonly code: string;
  /** What was found, and what it has to be; nothing of what follows, which is for one of us to say. */
  readonly finds: string;
  /** The fields of the form by whose answers it is so, or is the more so; none where it is so by what was told. */
  readonly from: readonly string[];
};

/**
 * What closes an application as it is filled now, by the same rules, with the fields that it comes from. Such a field is one
 * without whose answer the figure would be nearer to what it has to be: also where several do it only together.
 */
export function closingInForm(
  form: ApplicationForm,
  judged: Judged,
  on: CalendarDate,
  rulebook: Rulebook,
): readonly Closing[] {
  const judge = (one: Case) => reasonsFor(form, recordOf(one, on, rulebook)) ?? [];
  const closed = (one: Case) => judge(one).filter(({ outcome }) => outcome === 'not met');
  const [inForm, told] = casesOf(judged);
  const [byForm, byTold] = [closed(inForm), closed(told)];
  const without =
    byForm.length === 0 ? [] : withoutEach(judged).map(({ id, read }) => [id, judge(read)] as const);
  const codes = new Set(byForm.map(({ code }) => code));
  const offered = offerTooLow(judge(inForm), judged.filled);
  const isOffer = offered !== null && !codes.has(offered.code);
  const byOffer = isOffer ? [{ code: offered.code, finds: sayWhatWasFound(offered), from: [OFFERED] }] : [];
  const found = [...byForm, ...byTold.filter(({ code }) => !codes.has(code))].map(reason => ({
    code: reason.code,
    finds: sayWhatWasFound(reason),
    from: codes.has(reason.code)
      ? without.flatMap(([id, reasons]) => (isLessSo(reason, reasons) ? [id] : []))
      : [],
  }));
  return [...found, ...byOffer];
}

/** The case as the form would have it without one of its answers, for each that makes it another. */
function withoutEach(judged: Judged): readonly { readonly id: string; readonly read: Case }[] {
  const { filled } = judged;
  const whole = stableJson(casesOf(judged)[0]);
  return filled.fields.flatMap(({ field: { id } }) => {
    const fields = filled.fields.filter(({ field }) => field.id !== id);
    const [read] = casesOf({ ...judged, filled: { ...filled, fields } });
    return stableJson(read) === whole ? [] : [{ id, read }];
  });
}

/** Whether what is tested would be met without an answer, or nearer to that. */
function isLessSo({ code, figure, is }: KeptReason, without: readonly KeptReason[]): boolean {
  const other = without.find(one => one.code === code);
  if (other === undefined || other.outcome !== 'not met') return true;
  return is === 'at most' || is === 'less than'
    ? other.figure.low < figure.low
    : other.figure.high > figure.high && is !== 'yes' && is !== 'no';
}
