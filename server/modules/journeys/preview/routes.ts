import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import { previewQuestions } from '@towpath/contracts/api/preview.ts';
import type { OptionalNation } from '@towpath/domain/journeys/nations.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../../platform/config/config.ts';
import { StartFault } from '../../../platform/config/startFault.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { route } from '../../../platform/http/route.ts';
import type { Clock } from '../../../platform/time/clock.ts';
import { londonDate } from '../../../platform/time/londonDate.ts';
import { questionsSent } from '../questionsSent.ts';
import { readPreviewLink } from './links.ts';
import { previewed } from './previewed.ts';

type PreviewDeps = {
  readonly config: Pick<Config, 'contentDir' | 'jwtSecret'>;
  readonly clock: Clock;
  /** The operator's nations. */
  readonly alsoAdviseIn: readonly OptionalNation[];
};

/** The questions that staff look at before they are published, for who has the link that the operator made. */
export function registerPreview(app: FastifyInstance, { config, clock, alsoAdviseIn }: PreviewDeps): void {
  route(
    app,
    previewQuestions,
    async ({ body, reply }) => {
      // The file may change between two looks.
      reply.header('cache-control', 'no-store');
      return questionsOf(body.link);
    },
    { limits: [{ max: 60, seconds: 60, by: 'address' }] },
  );

  async function questionsOf(token: string): Promise<AnswerOf<typeof previewQuestions>> {
    const link = await readPreviewLink(config.jwtSecret, token, clock.now());
    if (link === 'ended') throw new ApiError('PREVIEW_LINK_ENDED');
    if (link === 'unknown') throw new ApiError('PREVIEW_LINK_NOT_VALID');
    const found = withPlaceOfFault(() => previewed(link, config.contentDir, alsoAdviseIn));
    if (!found) throw new ApiError('PREVIEW_LINK_NOT_VALID');
    const { questions, release } = found;
    return {
      questions: questionsSent(questions),
      template: { ...questions.template },
      release,
      words: link.revision,
      until: isoDate(londonDate(link.until)),
    };
  }
}

/** A fault in the operator's words is told to whoever looks: they are who puts it right. */
function withPlaceOfFault<Result>(make: () => Result): Result {
  try {
    return make();
  } catch (fault) {
    if (!(fault instanceof StartFault)) throw fault;
    throw new ApiError('PREVIEW_HAS_FAULT', { message: fault.message });
  }
}
