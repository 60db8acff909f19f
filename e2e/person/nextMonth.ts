/** A day of the next month, as its boxes want it. */
export function nextMonth() {
  const at = new Date(Date.now() + 28 * 24 * 60 * 60 * 1000);
  return {
    day: '01',
    month: String(at.getUTCMonth() + 1).padStart(2, '0'),
    year: String(at.getUTCFullYear()),
  };
}
