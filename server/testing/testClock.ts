/** A clock that stands still until a test moves it. */
export type TestClock = { now(): Date; set(date: Date): void; forward(milliseconds: number): void };

/** When every test begins. */
export const BEGUN = new Date('2026-11-23T10:00:00Z');

export function testClock(): TestClock {
  let now = BEGUN;
  return {
    now: () => now,
    set(date) {
      now = date;
    },
    forward(milliseconds) {
      now = new Date(now.getTime() + milliseconds);
    },
  };
}
