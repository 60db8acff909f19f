/** The texts about news from us: the question in a questionnaire, and the choice on the person's own page. */
export const words = {
  /** What unsent entries are called, in the question asked at logout. */
  unsent: 'your choice about news from us',
  question: {
    yes: 'Yes',
    no: 'No',
    next: 'Next',
  },
  newsFromUs: {
    heading: 'News from us',
    emailOrWhatsApp: 'Email or WhatsApp',
    text: 'Text message',
    /** Precedes the person's choice about a channel. */
    channel: (name: string) => `${name}:`,
    yes: 'yes',
    no: 'no',
    stop: 'Stop',
    sayYes: 'Say yes',
    /** Added to both buttons for people who cannot see which line a button is in. */
    toNewsBy: (name: string) => ` to news by ${name.toLowerCase()}`,
    saved: (name: string, hasConsented: boolean) => `${name}: ${hasConsented ? 'yes' : 'no'}. Saved.`,
  },
};
