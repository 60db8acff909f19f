import { ANSWERS, CLOSINGS, HAPPENED_KINDS, PROOFS } from '@towpath/domain/plans/repayment/event.ts';
import { COUNTS } from '@towpath/domain/plans/repayment/history.ts';
import * as z from 'zod/mini';
import { described } from './described.ts';
import { pence } from './money.ts';

const day = described(z.string(), "'YYYY-MM-DD', in London.");

/** Something that happened to a plan, as it was written down; without who wrote it down, which each reader is told in their way. */
export const happenedToPlan = {
  sequence: described(z.int(), 'In which order it was written down, from 1.'),
  on: described(day, 'When it happened.'),
  writtenOn: described(day, 'When it was written down.'),
  kind: described(z.enum(HAPPENED_KINDS), 'What happened; of what takes something back, what that was.'),
  creditors: described(
    z.array(z.string()),
    'Whom it is about, by who had the debt by then; of what takes something back, whom that is about.',
  ),
  sum: described(z.nullable(pence), 'The sum that it is about; null where it is about none.'),
  answer: z.nullable(z.enum(ANSWERS)),
  why: z.nullable(z.enum([...CLOSINGS, ...PROOFS, 'interest', 'statement', 'paid', 'left', 'broken'])),
  months: described(
    z.nullable(z.object({ from: z.string(), to: z.string() })),
    "For which months it is, 'YYYY-MM'; null where it is for none.",
  ),
  takes: described(
    z.nullable(z.object({ sequence: z.int(), on: day })),
    'What it takes back, by its order and its day; null for anything else.',
  ),
  reason: described(
    z.nullable(z.string()),
    'Why one of us took it back together with the person, for them to read; null for anything else.',
  ),
  mayBeTakenBack: described(
    z.boolean(),
    'Whether it is of a kind that can be taken back, and counts. Where something rests on it, trying says so.',
  ),
  counts: described(z.enum(COUNTS), 'Whether it counts for how the plan stands.'),
};
