import { acceptPartnerLead, meetPartnerLead } from '@towpath/contracts/api/leadLink.ts';
import { withoutLeadToken } from '@towpath/domain/people/leadToken.ts';
import { api } from '../../data/client.ts';
import { hasCode } from '../../data/failure.ts';
import { noteArrival } from '../../data/marketing.ts';
import { hasSession, isGuest, keepGuestToken } from '../../data/session.ts';
import { type Begun, goOn } from '../goOn.ts';

/**
 * Opens a partner's link: as the person whom it names where nobody has begun here, and where somebody has only for the same
 * person. Anybody else is asked first, and of a link that is of no use any more it is said. Throws what `api` does.
 */
export async function meetLink(leadToken: string): Promise<Begun> {
  if (hasSession()) {
    const { state } = await api(meetPartnerLead, { body: { leadToken } });
    if (state === 'theirs') {
      noteTaken();
      return goOn();
    }
    return { is: 'whose', isGuests: isGuest(), isLinkOver: state === 'over' };
  }
  noteTaken();
  try {
    keepGuestToken((await api(acceptPartnerLead, { body: { leadToken } })).basicAuthToken);
  } catch (failure) {
    if (!hasCode(failure, 'NOT_FOUND')) throw failure;
    return { is: 'link over' };
  }
  return goOn();
}

/** Where somebody carries on with what they had begun, the link of another says nothing of what brought them. */
function noteTaken(): void {
  noteArrival(`?${withoutLeadToken(location.search.slice(1))}`);
}
