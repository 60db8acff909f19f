import { page, safe, table } from '../web/page.ts';
import type { TakenApplication } from './authorities.ts';

const MADE_UP =
  '<p><strong>This is made up.</strong> It stands in for the offices that take applications. Nothing here goes to anybody.</p>';
const SAID = { GRANTED: 'Granted', REFUSED: 'Refused', WITHDRAWN: 'Withdrawn' } as const;

/** What was taken, the newest first. */
export function listPage(taken: readonly TakenApplication[]): string {
  const rows = taken
    .toReversed()
    .map(({ reference, kind, answer }) => [
      `<a href="/applications/${safe(reference)}">${safe(reference)}</a>`,
      safe(kind),
      answer ? SAID[answer.status] : 'Waits for an answer',
    ]);
  const list =
    rows.length === 0 ? '<p>Nothing was sent yet.</p>' : table(['Reference', 'Form', 'Answer'], rows);
  return page('Applications', `<h1>Applications</h1>${MADE_UP}${list}`);
}

/** One application, as it came, with the answers that can be given. */
export function applicationPage({ reference, kind, file, answer }: TakenApplication): string {
  const button = (decision: string, label: string) =>
    `<form method="post" action="/applications/${safe(reference)}/${decision}" style="display:inline"><button style="font:inherit;padding:.5rem 1rem;margin-right:.5rem">${label}</button></form>`;
  const answered = answer
    ? `<p>${SAID[answer.status]} on ${safe(answer.decidedOn)}. ${safe(answer.says)}</p>`
    : `<p>${button('grant', 'Grant it')}${button('refuse', 'Refuse it')}${button('withdraw', 'Say it was withdrawn')}</p>`;
  return page(
    reference,
    `<p><a href="/">All applications</a></p><h1>${safe(reference)}</h1>${MADE_UP}<p>Form: ${safe(kind)}</p>${answered}<pre>${safe(JSON.stringify(file, null, 2))}</pre>`,
  );
}
