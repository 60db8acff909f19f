import { prerender } from 'react-dom/static';
import { type EntryContext, ServerRouter } from 'react-router';
import { BuildFiles } from './documentKind.ts';

/** Makes the HTML of one page while the site is being built; nothing renders pages while it runs. */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { prelude } = await prerender(
    <BuildFiles value={context.manifest}>
      <ServerRouter context={context} url={request.url} />
    </BuildFiles>,
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(prelude, { status, headers });
}
