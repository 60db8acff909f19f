import { partner } from '@towpath/design-system/frame/partner.ts';
import { partnerChosen } from '../data/partnerChosen.ts';

/** Name of the brand, from the operator's content when the site was built. */
export const brandName: string = import.meta.env?.BRAND_NAME ?? '';

/** Under which name a person knows us: that of the partner who sent them, or ours. */
export const knownAs = partner?.name ?? brandName;

/** Whether this page is in another look than the next one will be. */
export function isInOtherLook(): boolean {
  return partnerChosen() !== partner?.appId;
}
