/** Words of the work list. */
export const words = {
  takenBy: (name: string) => `${name} has this one.`,
};
