import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Header } from '@towpath/design-system/frame/Header.tsx';
import { useOnline } from '../data/useOnline.ts';
import { brandName } from './brand.ts';
import { MoneyHelperLine } from './MoneyHelperLine.tsx';
import { PageTitle } from './PageTitle.tsx';
import { words } from './words.ts';

/** Shown instead of a page that failed to render. Codes and details go to the console; people read plain words. */
export function ErrorScreen({ onRetry }: { onRetry: () => void }) {
  // A page whose code has not been fetched yet cannot render without a connection.
  const { title, lead } = useOnline() ? words.ourFault : words.offline;
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
          <MoneyHelperLine />
        </div>
      </main>
    </>
  );
}
