import type { Span } from './slots.ts';

/** A booked talk as a calendar on a phone or computer keeps it. */
export type CalendarEntry = Span & {
  /** The same for one booking, however often it is moved. */
  readonly uid: string;
  /** One more with each change, so that a calendar takes the later. */
  readonly sequence: number;
  readonly changedAt: Date;
  readonly isCancelled: boolean;
  /** What others may see who look at the calendar. */
  readonly title: string;
};

/**
 * The file of a booking (RFC 5545). Times are moments of universal time, so that it is right in every calendar, wherever
 * the person is and whenever a clock changes.
 */
export function calendarFile(entry: CalendarEntry): string {
  const { uid, sequence, changedAt, startsAt, endsAt, isCancelled, title } = entry;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Booked call//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${moment(changedAt)}`,
    `DTSTART:${moment(startsAt)}`,
    `DTEND:${moment(endsAt)}`,
    `SUMMARY:${escaped(title)}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:OPAQUE',
    'CLASS:PRIVATE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}

/** '20261124T103000Z'. */
function moment(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(/[-:]/gu, '')}Z`;
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/gu, found => `\\${found}`).replaceAll(/\r?\n/gu, '\\n');
}

/** A long line goes on below, after a space. */
function folded(line: string): string {
  return line.replaceAll(/(.{74})(?=.)/gu, '$1\r\n ');
}
