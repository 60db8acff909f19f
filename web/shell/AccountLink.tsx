import { HeaderLink } from '@towpath/design-system/frame/HeaderLink.tsx';
import { userCircle } from '@towpath/design-system/icons/drawings.generated.ts';
import { paths } from './paths.ts';
import { words } from './words.ts';

/**
 * The way to the account, or for a guest to what is held of them, in the header of the pages of a person. It stands there
 * from the first paint, before it is known whose page it is: what came later would move the header on a slow phone.
 */
export function AccountLink({ isHere }: { isHere?: boolean }) {
  return (
    <HeaderLink href={paths.account} icon={userCircle} iconWhenNarrow isHere={isHere}>
      {words.header.account}
    </HeaderLink>
  );
}
