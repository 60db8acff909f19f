import '@towpath/design-system/tokens.css';
import '@towpath/design-system/base.css';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { fontAddresses } from '@towpath/design-system/fonts.ts';
import { Header } from '@towpath/design-system/frame/Header.tsx';
import type { ReactNode } from 'react';
import { Links, Outlet, PrefetchPageLinks, Scripts } from 'react-router';
import { brandName } from '../shell/brand.ts';
import { ErrorScreen } from '../shell/ErrorScreen.tsx';
import { PageTitle } from '../shell/PageTitle.tsx';
import { paths } from '../shell/paths.ts';
import { Shell } from '../shell/Shell.tsx';
import { useFinished } from './documentKind.ts';
import { PagesAhead } from './PagesAhead.tsx';

/** Where the script of the finished pages is: built, or as it is written. */
const FINISHED_SCRIPT = import.meta.env.DEV ? '/shell/finished.ts' : '/finished.js';

/** The document around every page. */
export function Layout({ children }: { children: ReactNode }) {
  const finished = useFinished();
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#0f5455" />
        {fontAddresses.map(address => (
          <link
            key={address}
            rel="preload"
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
            href={address}
          />
        ))}
        <Links />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {finished && <script async type={import.meta.env.DEV ? 'module' : undefined} src={FINISHED_SCRIPT} />}
      </head>
      <body>
        {children}
        {!finished && <Scripts />}
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <Shell>
      <Outlet />
      <PagesAhead />
    </Shell>
  );
}

/** Stands in for a page whose code is still on its way. That is nearly always the journey, so its code is asked for at once. */
export function HydrateFallback() {
  return (
    <>
      <PageTitle>One moment</PageTitle>
      <PrefetchPageLinks page={paths.journeyNow} />
      <Header brandName={brandName} />
      <main id="main">
        <div className="wrap page">
          <Loading label="Getting your page" />
        </div>
      </main>
    </>
  );
}

/** Whatever goes wrong while a page is drawn ends here. */
export function ErrorBoundary() {
  return <ErrorScreen onRetry={() => location.reload()} />;
}
