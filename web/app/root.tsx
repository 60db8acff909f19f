import '@towpath/design-system/tokens.css';
import '@towpath/design-system/base.css';
import { LiveRegion } from '@towpath/design-system/feedback/LiveRegion.tsx';
import { fontAddresses } from '@towpath/design-system/fonts.ts';
import { AnchorProvider } from '@towpath/design-system/links.tsx';
import type { ReactNode } from 'react';
import { Links, Outlet, Scripts } from 'react-router';
import { AppLink } from '../shell/AppLink.tsx';
import { useFinished } from './documentKind.ts';

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
      </head>
      <body>
        {children}
        {finished ? null : <Scripts />}
      </body>
    </html>
  );
}

export function HydrateFallback() {
  return <p>Loading</p>;
}

export default function Root() {
  return (
    <AnchorProvider kind={AppLink}>
      <LiveRegion>
        <Outlet />
      </LiveRegion>
    </AnchorProvider>
  );
}
