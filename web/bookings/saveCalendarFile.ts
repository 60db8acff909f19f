import { saveAs } from '../papers/saveFile.ts';

/** Has the browser save a calendar file, which a phone then offers to its calendar. */
export function saveCalendarFile(file: string, name: string): void {
  saveAs(new Blob([file], { type: 'text/calendar;charset=utf-8' }), name);
}
