import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { calendarCheck } from '@towpath/design-system/icons/drawings.generated.ts';
import { fileOfAskedCall } from '@towpath/domain/bookings/askedCall.ts';
import { saveCalendarFile } from '../bookings/saveCalendarFile.ts';
import { plannedTime } from './plannedTime.ts';
import type { AskedCall } from './state/askedCalls.ts';
import { words } from './words.ts';

type KeepInCalendarProps = { readonly call: Pick<AskedCall, 'id'> & Partial<AskedCall> };

/** Keeps the time of the call in a calendar; nothing where it may come on one of several days. */
export function KeepInCalendar({ call: { id, requestedAt, ...planned } }: KeepInCalendarProps) {
  const within = plannedTime(planned, new Date())?.within;
  if (!within || requestedAt === undefined) return null;
  const call = { id, requestedAt: new Date(requestedAt), ...within };
  return (
    <Button
      variant="secondary"
      size="small"
      iconStart={calendarCheck}
      onClick={() => saveCalendarFile(fileOfAskedCall(call, new Date()), words.asked.file)}
    >
      {words.asked.calendar}
    </Button>
  );
}
