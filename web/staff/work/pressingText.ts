import type { PressingWork } from '@towpath/domain/solutions/recommend/workDanger.ts';
import { dayText } from '../dueText.ts';
import { words } from './words.ts';

/** What makes work urgent, in words, with its day: 'Officers due Thu 26 Nov'. */
export function pressingText({ code, on }: PressingWork): string {
  const what = words.pressing.says[code];
  return on === null ? what : words.pressing.on(what, dayText(on));
}
