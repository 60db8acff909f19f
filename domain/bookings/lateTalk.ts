/**
 * So many minutes after its start a booked talk that nobody has taken is late. Whoever is to take it may be in the last
 * sentence of the talk before; its person, who sits beside the phone, begins to wonder not much later.
 */
export const LATE_TALK_MINUTES = 5;
