import { ButtonLink } from '@towpath/design-system/buttons/ButtonLink.tsx';
import { WaveyMan } from '@towpath/design-system/pictures/WaveyMan.tsx';
import { AppFooter } from './AppFooter.tsx';
import { words } from './apart/words.ts';
import { PageTitle } from './PageTitle.tsx';
import { PublicHeader } from './PublicHeader.tsx';
import { paths } from './paths.ts';

/** For an address that leads nowhere. */
export function NotFoundScreen() {
  return (
    <>
      <PageTitle>{words.notFound.heading}</PageTitle>
      <PublicHeader />
      <main id="main">
        <div className="wrap wrap-narrow page stack">
          <div className="tall-only">
            <WaveyMan />
          </div>
          <h1>{words.notFound.heading}</h1>
          <p className="lead">{words.notFound.lead}</p>
          <p>
            <ButtonLink href={paths.home}>{words.notFound.home}</ButtonLink>
          </p>
          <p>
            {words.notFound.carryOn.before} <a href={paths.dashboard}>{words.notFound.carryOn.link}</a>
            {words.notFound.carryOn.after}
          </p>
        </div>
      </main>
      <AppFooter />
    </>
  );
}
