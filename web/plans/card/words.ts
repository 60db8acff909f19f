/** What the dashboard says of what somebody chose. */
export const words = {
  heading: 'Your plan',
  chosen: (name: string) => `You chose: ${name}.`,
  next: (what: string, byDay: string) => `Next: ${what}${byDay}.`,
  by: (day: string) => `, by ${day}`,
  number: (number: string) => `We call ${number}.`,
  open: 'See your plan',
};
