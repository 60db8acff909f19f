import { ButtonLink } from '@towpath/design-system/buttons/ButtonLink.tsx';
import { AppFooter } from './AppFooter.tsx';
import { PageTitle } from './PageTitle.tsx';
import { PublicHeader } from './PublicHeader.tsx';
import { paths } from './paths.ts';

/** For an address that leads nowhere. */
export function NotFoundScreen() {
  return (
    <>
      <PageTitle>Page not found</PageTitle>
      <PublicHeader />
      <main id="main">
        <div className="wrap wrap-narrow page stack">
          <h1>We can’t find that page</h1>
          <p className="lead">The address may have changed, or there may be a letter too many in it.</p>
          <p>
            <ButtonLink href={paths.home}>Go to the start</ButtonLink>
          </p>
          <p>
            Did you come to carry on? <a href={paths.dashboard}>Go to your dashboard</a>.
          </p>
        </div>
      </main>
      <AppFooter />
    </>
  );
}
