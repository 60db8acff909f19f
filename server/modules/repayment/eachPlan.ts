import type { OfPlan } from './repository.ts';

/** Does the same for each of many plans. One that cannot be done does not keep the others; it is thrown at the end. */
export async function eachPlan(plans: readonly OfPlan[], work: (of: OfPlan) => Promise<void>): Promise<void> {
  const faults: unknown[] = [];
  for (const of of plans) {
    try {
      await work(of);
    } catch (fault) {
      faults.push(fault);
    }
  }
  if (faults.length > 0) throw faults[0];
}
