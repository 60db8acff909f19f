/** Texts of parts of the design system that the first page of a journey does not load. */
export const laterWords = {
  adviceTitle: 'Your Advice',
  dashboard: 'Back to your dashboard',
  section: (current: number, total: number) => `Section ${current} of ${total}`,
  of: (current: number, total: number) => `${current} of ${total}`,
};
