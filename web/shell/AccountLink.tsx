import { HeaderLink } from '@towpath/design-system/frame/HeaderLink.tsx';
import { userCircle } from '@towpath/design-system/icons/drawings.generated.ts';
import { accessToken } from '../data/session.ts';
import { paths } from './paths.ts';
import { words } from './words.ts';

/** The way to the account, in the header; for somebody without one, to what they can do about their data. */
export function AccountLink({ isHere }: { isHere?: boolean }) {
  return (
    <HeaderLink href={paths.account} icon={userCircle} iconWhenNarrow isHere={isHere}>
      {accessToken() === undefined ? words.header.data : words.header.account}
    </HeaderLink>
  );
}
