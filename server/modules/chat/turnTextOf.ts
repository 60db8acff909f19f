/** The text message to who asked to be told that an adviser has written. */
export const TURN_TEXT = 'chatAnswered';

/** A conversation in which nobody asks for it. */
export const NO_TURN_TEXT = { sealed_number: null, text_from: null } as const;
