/** What the operator reads of the night's work. */
export const words = {
  apart: 'The clocks of this machine and of the database are a day apart: nothing is removed.',
  jumped: (now: string, right: string, way: 'back' | 'ahead') =>
    `The clock says ${now} and was last right at ${right}: set ${way}, or the service was away. Nothing is removed for a week, or until \`npm run ops -- retention --clock-is-right\`.`,
  heldUp: (count: number) =>
    `${count} could not be erased; why stands in the audit log as "erasure held up".`,
};
