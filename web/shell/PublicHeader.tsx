import { Header } from '@towpath/design-system/frame/Header.tsx';
import { HeaderLink } from '@towpath/design-system/frame/HeaderLink.tsx';
import { userCircle } from '@towpath/design-system/icons/drawings.generated.ts';
import { brandName } from './brand.ts';
import { paths } from './paths.ts';
import { words } from './words.ts';

/** Header of the public pages. */
export function PublicHeader() {
  return (
    <Header
      brandName={brandName}
      clear
      wide
      nav={
        <>
          <HeaderLink wideOnly href={`${paths.home}#how`}>
            {words.header.howItWorks}
          </HeaderLink>
          <HeaderLink wideOnly href={`${paths.home}#costs`}>
            {words.header.costs}
          </HeaderLink>
          <HeaderLink href={paths.login} icon={userCircle}>
            {words.header.logIn}
          </HeaderLink>
        </>
      }
    />
  );
}
