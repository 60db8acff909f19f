/** With so many before them somebody can still be answered within the goal. */
const MOST_BEFORE = 2;

/**
 * Whether somebody can be told within how many minutes they are answered: one of us takes chats now, and at most two wait
 * before them. Of a longer line nobody can say how long each will take.
 *
 * @param before how many wait before them
 */
export function keepsChatGoal({
  isSomebodyHere,
  before,
}: {
  readonly isSomebodyHere: boolean;
  readonly before: number;
}): boolean {
  return isSomebodyHere && before <= MOST_BEFORE;
}
