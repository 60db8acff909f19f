export type DateVariant = 'dayMonthYear' | 'dayMonth' | 'monthYear';
export type DatePart = 'day' | 'month' | 'year';

/** The text of each input. Those that a variant does not show stay empty. */
export interface DateText {
  day: string;
  month: string;
  year: string;
}

/** The parts of each variant, in order. */
export const partsOf: Record<DateVariant, readonly DatePart[]> = {
  dayMonthYear: ['day', 'month', 'year'],
  dayMonth: ['day', 'month'],
  monthYear: ['month', 'year'],
};

/** What an input shows once it is left: a day or month of one digit gets a leading zero (CS-013). */
export function padPart(part: DatePart, text: string): string {
  return part !== 'year' && /^\d$/.test(text.trim()) ? `0${text.trim()}` : text;
}
