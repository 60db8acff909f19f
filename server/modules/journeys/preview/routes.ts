import type { BrandLook } from '@towpath/contracts/content/brandLook.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../../platform/config/config.ts';
import { StartFault } from '../../../platform/config/startFault.ts';
import type { Clock } from '../../../platform/time/clock.ts';
import { londonDate } from '../../../platform/time/londonDate.ts';
import { wordedBy } from '../questionWords.ts';
import { shippedDefinitions } from '../shipped.ts';
import { PREVIEW_PATH, readPreviewLink } from './links.ts';
import { previewPage, refusalPage, type StandingPage } from './page.ts';
import { words } from './words.ts';

type PreviewDeps = {
  readonly config: Pick<Config, 'contentDir' | 'jwtSecret'>;
  readonly clock: Clock;
  readonly look: BrandLook;
};

/** The page on which staff read questions that are not published, for who has the link that the operator made. */
export function registerPreview(app: FastifyInstance, { config, clock, look }: PreviewDeps): void {
  const limit = app.limitTo('previews', { max: 60, seconds: 60, by: 'address' });

  app.get<{ Querystring: { link?: unknown } }>(PREVIEW_PATH, async (request, reply) => {
    await limit(request);
    const { link } = request.query;
    const { status, page } = await answerTo(typeof link === 'string' ? link : '');
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', page.policy)
      .send(page.html);
  });

  async function answerTo(token: string): Promise<{ readonly status: number; readonly page: StandingPage }> {
    const link = await readPreviewLink(config.jwtSecret, token, clock.now());
    if (link === 'ended') return { status: 410, page: refusalPage(look, words.ended) };
    const definition =
      link === 'unknown' ? undefined : shippedDefinitions().find(({ journey }) => journey === link.journey);
    if (link === 'unknown' || !definition) return { status: 404, page: refusalPage(look, words.unknown) };
    const { revision } = link;
    try {
      const shown = revision === 0 ? definition : wordedBy(definition, config.contentDir, revision);
      const until = sayDay(isoDate(londonDate(link.until)));
      return { status: 200, page: previewPage(shown, { revision, until }, look) };
    } catch (fault) {
      if (!(fault instanceof StartFault)) throw fault;
      return { status: 422, page: refusalPage(look, words.faulty, [fault.message]) };
    }
  }
}
