import type { DateText, DateVariant } from '@towpath/design-system/inputs/dateParts.ts';
import type { OptionType } from '@towpath/domain/journey-engine/definition/kinds.ts';

/** Which boxes a date of this type has. */
export function variantOf(optionType: OptionType | undefined): DateVariant {
  if (optionType === 'Day and Month') return 'dayMonth';
  return optionType === 'Month and Year' ? 'monthYear' : 'dayMonthYear';
}

/** A date as it is saved, in its boxes. */
export function boxesOf(text: string, variant: DateVariant): DateText {
  if (variant === 'dayMonth') {
    const [month = '', day = ''] = text.replace(/^--/, '').split('-');
    return { day, month, year: '' };
  }
  const [year = '', month = '', day = ''] = text.split('-');
  return { day, month, year };
}

/** What stands in the boxes, as it is saved, with empty parts while it is incomplete. Removes dashes, which would split a part in two. */
export function writtenDate(boxes: DateText, variant: DateVariant): string {
  const [day, month, year] = [boxes.day, boxes.month, boxes.year].map(part => part.replaceAll('-', ''));
  if (variant === 'dayMonth') return `--${month}-${day}`;
  return variant === 'monthYear' ? `${year}-${month}` : `${year}-${month}-${day}`;
}
