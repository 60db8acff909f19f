import { useLoaderData } from 'react-router';
import { FinishedFrame } from '../../shell/FinishedFrame.tsx';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { paths } from '../../shell/paths.ts';
import { siteContent } from '../../vite/siteContent.ts';
import type { DocumentHandle } from '../documentKind.ts';
import { linesOf, WithoutApp } from '../late/WithoutApp.tsx';
import { words } from './words.ts';

export const handle: DocumentHandle = { finished: true };

/** Runs while the site is built. */
export function loader() {
  const content = siteContent();
  const { hours, closedOn = [] } = content.settings.callHours;
  const [ours, ...others] = linesOf(content);
  return {
    brand: content.brand,
    lines: [...(ours ? [{ ...ours, opening: { hours, closedOn } }] : []), ...others],
  };
}

/** What the service worker shows where no answer comes, at the address of a page that is not kept. */
export default function OfflinePage() {
  const { heading, why, unreached } = words.offline;
  const { brand, lines } = useLoaderData<typeof loader>();
  return (
    <FinishedFrame brand={brand}>
      <PageTitle>{heading}</PageTitle>
      <meta name="robots" content="noindex" />
      <div className="wrap wrap-narrow page">
        <WithoutApp heading={heading} why={why} unreached={unreached} lines={lines} again>
          <p>
            <a href={paths.journeyNow}>{words.offline.carryOn}</a>
          </p>
        </WithoutApp>
      </div>
    </FinishedFrame>
  );
}
