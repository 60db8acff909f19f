import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { OutboxProvider } from '../data/outbox/outboxContext.ts';
import { StepHeadingsProvider } from '../journey/stepHeadings.tsx';
import { Router } from '../shell/router/router.tsx';
import { testOutbox } from './outbox.ts';
import { placesFrom } from './placesInTest.ts';

/** The HTML of a component's first render, at an address. */
export function htmlOf(part: ReactNode, address = '/'): string {
  return renderToStaticMarkup(
    <OutboxProvider value={testOutbox()}>
      <StepHeadingsProvider>
        <Router places={placesFrom(address)}>{part}</Router>
      </StepHeadingsProvider>
    </OutboxProvider>,
  );
}

/** The text of some HTML as a person reads it, with single spaces. */
export function wordsOf(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}
