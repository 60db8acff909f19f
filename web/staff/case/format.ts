import { formatPounds, penceOf } from '@towpath/domain/values/pence.ts';
import { momentText } from '../dueText.ts';

/** A sum of pounds as the API gives it: '£175.00'. */
export function money(pounds: number): string {
  return formatPounds(penceOf(pounds));
}

/** A moment as 'Tue 24 Nov, 4:12pm', whatever day it is. */
export function moment(iso: string): string {
  return momentText(new Date(iso), new Date(0));
}
