import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Header } from '@towpath/design-system/frame/Header.tsx';
import { useAway } from '../data/useOnline.ts';
import { brandName } from './brand.ts';
import { MoneyHelperLine } from './MoneyHelperLine.tsx';
import { NumbersToRing } from './NumbersToRing.tsx';
import { PageTitle } from './PageTitle.tsx';
import { paths } from './paths.ts';
import { words } from './words.ts';

/**
 * Shown instead of a page that failed to render. Codes and details go to the console; people read plain words, and whom
 * they can ring.
 */
export function ErrorScreen({ onRetry }: { onRetry: () => void }) {
  // A page whose code has not been fetched yet cannot render without a connection; the questions can.
  const away = useAway();
  const { title, lead } = away ? words.away[away] : words.ourFault;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Header brandName={brandName} />
      <main id="main">
        <div className="wrap wrap-narrow page stack">
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          <p>
            <Button onClick={onRetry}>{words.tryAgain}</Button>
          </p>
          {away && (
            <p>
              <a href={paths.journeyNow}>{words.carryOn}</a>
            </p>
          )}
          <NumbersToRing />
          <MoneyHelperLine />
        </div>
      </main>
    </>
  );
}
