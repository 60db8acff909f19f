import { words } from './routes/words.ts';
import '@towpath/design-system/tokens.css';
import '@towpath/design-system/base.css';

import { fontAddresses } from '@towpath/design-system/fonts.ts';
import type { ReactNode } from 'react';
import { Links, Outlet, useLoaderData } from 'react-router';
import { TrialStrip } from '../shell/TrialStrip.tsx';
import { siteContent } from '../vite/siteContent.ts';
import { AppStart, AskAhead } from './AppStart.tsx';
import { useFinished } from './documentKind.ts';
import { linesOf, WithoutApp } from './late/WithoutApp.tsx';
import { Waiting } from './Waiting.tsx';

/** The address of the finished pages' script: the built file, or the source while developing. */
const FINISHED_SCRIPT = import.meta.env.DEV ? '/shell/finished.ts' : '/finished.js';

/** For the app's pages; a finished page sets its own. */
const APP_DESCRIPTION = words.appDescription;

/** The document around every page. */
export function Layout({ children }: { children: ReactNode }) {
  const finished = useFinished();
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={import.meta.env.BRAND_COLOUR} />
        {!finished && <AskAhead />}
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
        {!finished && <meta name="description" content={APP_DESCRIPTION} />}
        {finished && <script async type={import.meta.env.DEV ? 'module' : undefined} src={FINISHED_SCRIPT} />}
      </head>
      <body>
        <TrialStrip />
        {children}
        {!finished && <AppStart />}
      </body>
    </html>
  );
}

/** Runs while the site is built: whom to ring where the app does not come. */
export function loader() {
  return linesOf(siteContent());
}

/** The documents of the app's pages hold only this; the app's script puts the page in its place. */
function AppPlace() {
  const lines = useLoaderData<typeof loader>();
  return (
    <div id="app" className="whole">
      <Waiting>
        <noscript>
          <WithoutApp why={words.late.noScript} lines={lines} />
        </noscript>
        <div id="late" hidden>
          <WithoutApp why={words.late.late} lines={lines} again />
        </div>
      </Waiting>
    </div>
  );
}

export default function Root() {
  return useFinished() ? <Outlet /> : <AppPlace />;
}
