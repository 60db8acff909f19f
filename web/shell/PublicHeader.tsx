import { Header } from '@towpath/design-system/frame/Header.tsx';
import { HeaderLink } from '@towpath/design-system/frame/HeaderLink.tsx';
import { userCircle } from '@towpath/design-system/icons/drawings.generated.ts';
import { brandName } from './brand.ts';
import { paths } from './paths.ts';

/** Header of the pages anybody may read. */
export function PublicHeader() {
  return (
    <Header
      brandName={brandName}
      clear
      wide
      nav={
        <>
          <HeaderLink wideOnly href={`${paths.home}#how`}>
            How it works
          </HeaderLink>
          <HeaderLink wideOnly href={`${paths.home}#costs`}>
            What it costs
          </HeaderLink>
          <HeaderLink href={paths.login} icon={userCircle}>
            Log in
          </HeaderLink>
        </>
      }
    />
  );
}
