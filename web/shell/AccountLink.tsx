import { HeaderLink } from '@towpath/design-system/frame/HeaderLink.tsx';
import { userCircle } from '@towpath/design-system/icons/drawings.generated.ts';
import { accessToken } from '../data/session.ts';
import { paths } from './paths.ts';
import { words } from './words.ts';

/** The way to the account, in the header of the pages of somebody who has one. */
export function AccountLink({ isHere }: { isHere?: boolean }) {
  if (accessToken() === undefined) return null;
  return (
    <HeaderLink href={paths.account} icon={userCircle} iconWhenNarrow isHere={isHere}>
      {words.header.account}
    </HeaderLink>
  );
}
