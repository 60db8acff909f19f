import type { MarketingContext } from '@towpath/contracts/api/journeys.ts';
import { withoutLeadToken } from '@towpath/domain/people/leadToken.ts';

/**
 * Where somebody came from whom a partner told us of: what the partner told stands wherever their visit brought nothing of
 * its own. As of any visit, only with a yes to cookies more than the ids that decide the look (AN-014).
 */
export function cameFrom(
  visit: MarketingContext,
  lead: MarketingContext,
  hasSaidYes: boolean,
): MarketingContext {
  const { appId, brandId, ...campaign } = lead;
  // A visit names the brand of the site, never one of a partner.
  const looks = {
    ...(appId !== undefined && { appId }),
    ...visit,
    ...(brandId !== undefined && { brandId }),
  };
  if (!hasSaidYes) return looks;
  const isLinkOnly = visit.query === undefined || saysNoMoreThanLink(visit.query);
  return {
    ...campaign,
    ...looks,
    ...(isLinkOnly && campaign.query !== undefined && { query: campaign.query }),
  };
}

/** The link that we made has these of its own. */
function saysNoMoreThanLink(query: string): boolean {
  return withoutLeadToken(query)
    .split('&')
    .every(pair => /^\??(?:(?:appId|plid)=.*)?$/.test(pair));
}
