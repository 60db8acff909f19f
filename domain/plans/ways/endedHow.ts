/** The two facts that the end of a plan can be: all of it is done, or it was ended before that. */
export const ENDED_HOW = ['completed', 'failed'] as const;
export type EndedHow = (typeof ENDED_HOW)[number];
