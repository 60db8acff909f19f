/** A mistake in what was asked for, as one line. */
export class Refused extends Error {}
