/** Whether this one of many that are counted is written into the audit log: 1, 10, 100 … */
export function isNotedAmong(count: number): boolean {
  return /^10*$/.test(String(count));
}
