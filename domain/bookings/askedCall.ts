import { TALK_TITLES } from './bookedTalk.ts';
import { calendarFile } from './calendarFile.ts';

/** A call that was asked for, between two moments of one day. */
export type PlannedCall = {
  readonly id: string;
  readonly requestedAt: Date;
  readonly notBefore: Date;
  readonly dueBy: Date;
};

const MINUTE = 60_000;

/**
 * The calendar file of a call that was asked for: the time in which it comes. A call has no count of its changes, so of two
 * files the one that was made later counts.
 *
 * @param madeAt when the file is made
 */
export function fileOfAskedCall({ id, requestedAt, notBefore, dueBy }: PlannedCall, madeAt: Date): string {
  return calendarFile({
    uid: `${id}@call`,
    title: TALK_TITLES.phone,
    sequence: Math.max(0, Math.floor((madeAt.getTime() - requestedAt.getTime()) / MINUTE)),
    changedAt: madeAt,
    startsAt: notBefore,
    endsAt: dueBy,
    isCancelled: false,
  });
}
