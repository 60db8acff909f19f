/** What the dashboard says of what somebody chose. */
export const words = {
  heading: 'Your plan',
  chosen: (name: string) => `You chose: ${name}.`,
  wished: (name: string) => `You asked for: ${name}. It waits for an adviser to say that it fits you.`,
  next: (what: string, day: string) => (day === '' ? `Next: ${what}.` : `Next: ${what}, ${day}.`),
  by: (day: string) => `by ${day}`,
  number: (number: string) => `We call ${number}.`,
  open: 'See your plan',
};
