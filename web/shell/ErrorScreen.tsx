import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Header } from '@towpath/design-system/frame/Header.tsx';
import { useOnline } from '../data/connection.ts';
import { brandName } from './brand.ts';
import { MoneyHelperLine } from './MoneyHelperLine.tsx';
import { PageTitle } from './PageTitle.tsx';

const OUR_FAULT = {
  title: 'This page isn’t working',
  lead: 'It’s our fault, not yours. Your answers are safe.',
};
const OFFLINE = {
  title: 'You’re offline',
  lead: 'This page needs a connection. Your answers are safe. Please try again when you’re back.',
};

/** In place of a page that could not be drawn. Codes and details go to the console, people see plain words. */
export function ErrorScreen({ onRetry }: { onRetry: () => void }) {
  // A page whose code has not been fetched yet cannot be drawn without a connection.
  const { title, lead } = useOnline() ? OUR_FAULT : OFFLINE;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Header brandName={brandName} />
      <main id="main">
        <div className="wrap wrap-narrow page stack">
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          <p>
            <Button onClick={onRetry}>Try again</Button>
          </p>
          <MoneyHelperLine />
        </div>
      </main>
    </>
  );
}
