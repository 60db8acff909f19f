import * as z from 'zod/mini';
import { call } from './call.ts';
import { described } from './described.ts';
import { myPages, myTemplate } from './journeys.ts';

/** Makes no journey: nothing is begun, and there is nothing to give an answer to. */
export const previewQuestions = call({
  base: 'core',
  method: 'POST',
  path: '/journeys/preview',
  access: 'anyone',
  summary:
    'The questions of one version, published or not, for staff who have the link of a preview. Nothing is begun or kept.',
  body: z.strictObject({
    link: described(
      z.string().check(z.maxLength(1000)),
      'What stands after `link=` in the address that `npm run ops -- questions preview` prints.',
    ),
  }),
  answer: z.object({
    questions: z.omit(myPages.answer, { journeyId: true }),
    template: myTemplate.answer,
    release: described(
      z.number(),
      'The version of the questions, without what other words add to its number.',
    ),
    words: described(z.number(), 'Which words of the operator they are in; 0 for those of the release.'),
    until: described(z.string(), "The last day on which the link works, 'YYYY-MM-DD'."),
  }),
  errors: ['PREVIEW_LINK_NOT_VALID', 'PREVIEW_LINK_ENDED', 'PREVIEW_HAS_FAULT'],
});
