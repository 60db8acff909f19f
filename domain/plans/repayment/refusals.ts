/** Why something cannot have happened to a plan as it stood. */
export const REFUSALS = [
  'not drawn up',
  'drawn up already',
  'before it was drawn up',
  'has ended',
  'no such debt',
  'not offered yet',
  'nothing to keep',
  'more than is owed',
  'no sum',
  'marked already',
  'no such month',
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** What happened cannot have: thrown by `replay` where stored events do not follow on each other. */
export class DoesNotFollow extends Error {
  override readonly name = 'DoesNotFollow';
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(`An event does not follow: ${refusal}.`);
    this.refusal = refusal;
  }
}
