import { wentAnotherWay } from '@towpath/domain/applications/anotherWay.ts';
import { mayApply } from '@towpath/domain/applications/mayApply.ts';
import type { Rulebook } from '@towpath/domain/solutions/recommend/rules.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { StaffCaller } from '../../platform/http/who.ts';
import { openApplication, type ReadingDeps } from './reading.ts';
import type { KeptVersion } from './repository.ts';
import { withoutHealth } from './staffReading.ts';
import { isSameVersion, type VersionContent, versionOf } from './version.ts';
import { words } from './words.ts';

/**
 * Why a version that was handed over goes no further by whoever calls, in words for them; null where it may. What is not
 * as its person has it now is handed over anew first: a debt that is left out of an order is owed after it. What the rules
 * close by what stands in the form is not applied for. And nobody answers for lines that they may not read.
 */
export async function whyNotFurther(
  deps: ReadingDeps & { readonly rulebook: Rulebook },
  customerId: string,
  version: KeptVersion<VersionContent>,
  who: StaffCaller,
): Promise<string | null> {
  const open = await openApplication(deps, customerId);
  if (!open) throw new ApiError('NOT_FOUND');
  const { form, facts, filled, elsewhere } = open;
  if (wentAnotherWay(open.kept.state, open.planState)) return words.refused.anotherWay;
  if (elsewhere) return words.refused.elsewhere(elsewhere.isFor, elsewhere.home);
  if (withoutHealth(form, version.content, { ...deps, who }).withheld > 0) return words.refused.withheld;
  if (!isSameVersion(version.content, versionOf(form, filled, facts.today)))
    return words.refused.changedSince;
  if (!facts.review) return null;
  const [first] = mayApply(
    form,
    { facts: facts.review.what, filled, kinds: facts.kinds },
    facts.today,
    deps.rulebook,
  ).closedBy;
  return first ? words.refused.closed(first.says) : null;
}

/** Throws APPLICATION_NOT_READY for what goes no further. */
export function refuseNotFurther(why: string | null): void {
  if (why !== null) throw new ApiError('APPLICATION_NOT_READY', { message: why });
}
