import { useLoaderData } from 'react-router';
import { CookieBanner } from '../../cookie-choice/CookieBanner.tsx';
import { CookieSettings } from '../../cookie-choice/CookieSettings.tsx';
import { PlainTitles } from '../../public-pages/PlainTitles.tsx';
import { PublicPage } from '../../public-pages/PublicPage.tsx';
import { paths } from '../../shell/paths.ts';
import { siteContent } from '../../vite/siteContent.ts';
import type { DocumentHandle } from '../documentKind.ts';

export const handle: DocumentHandle = { finished: true };

/** Runs while the site is built, once for each of the operator's pages. */
export function loader({ request }: { request: Request }) {
  const { brand, pages, help, settings } = siteContent();
  const path = new URL(request.url).pathname.replace(/(?:\.data)?\/?$/, '');
  const page = pages.find(candidate => candidate.path === path);
  if (!page) throw new Response(null, { status: 404 });
  return {
    brand,
    page,
    help: page.helpIds.flatMap(id => help.filter(entry => entry.id === id)),
    callHours: settings.callHours,
  };
}

export default function OperatorPage() {
  const { brand, page, help, callHours } = useLoaderData<typeof loader>();
  const aboutCookies = page.path === paths.cookies;
  return (
    <>
      <PublicPage brand={brand} page={page} help={help} callHours={callHours}>
        {aboutCookies && <CookieSettings />}
        {page.path === paths.safety && <PlainTitles />}
      </PublicPage>
      {!aboutCookies && <CookieBanner hidden />}
    </>
  );
}
