import * as z from 'zod/mini';
import { call } from './call.ts';
import { described } from './described.ts';
import { debtId, inForce } from './letterFact.ts';
import { LetterPack } from './letters.ts';

const answer = z.object({ pack: LetterPack });

export const tellForLetters = call({
  base: 'core',
  method: 'POST',
  path: '/letters/mine/facts',
  access: 'customer',
  summary:
    'Says something that letters need to know and nothing else says. A no to letters that tell of health removes what was written of it into letters that have not gone.',
  body: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('chased'),
      debtId,
      isSo: described(z.boolean(), 'Whether somebody still asks for this debt.'),
    }),
    z.strictObject({
      kind: z.literal('claim day'),
      debtId,
      day: described(
        z.string().check(z.maxLength(20)),
        "The day that stands on the form of the court, 'YYYY-MM-DD'; may be empty where it is answered.",
      ),
      isAnswered: described(z.boolean(), 'Whether they have answered it.'),
    }),
    z.strictObject({
      kind: z.literal('lump sum'),
      sum: described(
        z.string().check(z.maxLength(20)),
        'In pounds, as typed, such as `1,200`; empty for nothing.',
      ),
    }),
    z.strictObject({
      kind: z.literal('health'),
      agrees: described(z.boolean(), 'Whether a letter may tell of the health of the person.'),
    }),
    z.strictObject({ kind: z.literal('in force'), solution: inForce }),
  ]),
  answer,
  errors: ['NOT_FOUND', 'SESSION_CLOSED', 'VALIDATION_FAILED'],
});

export const takeBackHealthOfLetters = call({
  base: 'core',
  method: 'DELETE',
  path: '/letters/mine/facts/health',
  access: 'customer',
  summary:
    'Takes back the yes to letters that tell of health, also once a session is closed. What was written of it into letters that have not gone is removed; what was sent is kept as it went.',
  answer,
});
