/** The name of the first field by which a talk about an insolvency is noted: what leads there has the focus go to it. */
export const FIRST_OF_TALK = 'talk-how';
