import { day, list, text } from './field.ts';

/** What was advised, for whoever takes it over. */
export const ADVISED_ON = day('advisedOn', 'Day of the advice', null, { isOurs: true });
export const RECOMMENDED = text('recommended', 'What we advised', null, { isOptional: true, isOurs: true });
export const WHY_CHOSEN = text('whyChosen', 'Why you choose this', 'In a few lines, in your own words', {
  format: 'lines',
  most: 1000,
});
export const REJECTED = list('rejected', 'The other ways, and why not those', null, {
  isOurs: true,
  entryName: 'way',
  namedBy: 'solution',
  most: 20,
  parts: [
    text('solution', 'The way', null, { isOurs: true }),
    text('why', 'Why not', 'In a few words', { format: 'lines', most: 1000, isOurs: true }),
  ],
});
export const THIRD_PARTIES = text(
  'thirdParties',
  'Others whom it touches',
  'Who owes with you, promised to pay for you, or owns your home with you. Put “none” if nobody',
  { format: 'lines', most: 1000 },
);
export const EXPECTED_CHANGES = text(
  'expectedChanges',
  'What may change in the next years',
  'Such as a new job, a child, a move. Put “none” if nothing',
  { format: 'lines', most: 1000 },
);
