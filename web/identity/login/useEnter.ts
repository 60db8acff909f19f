import { holdPage } from '../../data/session.ts';
import { isInOtherLook } from '../../shell/brand.ts';
import { useGoTo } from '../../shell/useGoTo.ts';

/**
 * Takes whoever has logged in to a page. One that was another person's is loaded anew, so that nothing of theirs is still
 * under way in it (SA-138); so is one in another look than that of the person's partner.
 */
export function useEnter(next: string): (userId: string) => void {
  const goTo = useGoTo();
  return userId => {
    if (holdPage(userId) || isInOtherLook()) location.replace(next);
    else goTo(next, { replace: true });
  };
}
