import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { OutboxProvider } from '../data/outbox/outboxContext.ts';
import { StepHeadingsProvider } from '../journey/stepHeadings.tsx';
import { testOutbox } from './outbox.ts';

/** The HTML of a part of the app as it first shows, at an address. */
export function htmlOf(part: ReactNode, address = '/'): string {
  return renderToStaticMarkup(
    <OutboxProvider value={testOutbox()}>
      <StepHeadingsProvider>
        <MemoryRouter initialEntries={[address]}>{part}</MemoryRouter>
      </StepHeadingsProvider>
    </OutboxProvider>,
  );
}

/** The words of HTML as a person reads them, one space between. */
export function wordsOf(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}
