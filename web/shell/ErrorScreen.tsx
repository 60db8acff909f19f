import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Header } from '@towpath/design-system/frame/Header.tsx';
import { brandName } from './brand.ts';
import { MoneyHelperLine } from './MoneyHelperLine.tsx';
import { PageTitle } from './PageTitle.tsx';

/** In place of a page that could not be drawn. Codes and details go to the console, people see plain words. */
export function ErrorScreen({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <PageTitle>Something went wrong</PageTitle>
      <Header brandName={brandName} />
      <main id="main">
        <div className="wrap wrap-narrow page stack">
          <h1>This page isn’t working</h1>
          <p className="lead">It’s our fault, not yours. Your answers are safe.</p>
          <p>
            <Button onClick={onRetry}>Try again</Button>
          </p>
          <MoneyHelperLine />
        </div>
      </main>
    </>
  );
}
