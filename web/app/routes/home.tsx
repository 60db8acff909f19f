import { useLoaderData } from 'react-router';
import { CookieBanner } from '../../cookie-choice/CookieBanner.tsx';
import { HomePage } from '../../home/HomePage.tsx';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { siteContent } from '../../vite/siteContent.ts';
import type { DocumentHandle } from '../documentKind.ts';
import { words } from './words.ts';

export const handle: DocumentHandle = { finished: true };

/** Runs while the site is built. */
export function loader() {
  const { brand, claims, pages } = siteContent();
  const urgent = pages.flatMap(({ path, homeLabel }) => (homeLabel ? [{ path, homeLabel }] : []));
  return { brand, claims, urgent };
}

export default function Home() {
  const content = useLoaderData<typeof loader>();
  return (
    <>
      <PageTitle>{words.home.title}</PageTitle>
      <meta name="description" content={words.home.description} />
      <HomePage {...content} />
      <CookieBanner hidden />
    </>
  );
}
