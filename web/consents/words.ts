/** What people read about news from us: the question in a questionnaire, and what they said on their own page. */
export const words = {
  question: {
    emailOrWhatsApp: 'By email or WhatsApp?',
    text: 'By text message?',
    yes: 'Yes',
    no: 'No',
    next: 'Next',
  },
  newsFromUs: {
    heading: 'News from us',
    emailOrWhatsApp: 'Email or WhatsApp',
    text: 'Text message',
    /** Before what the person said about a way of writing to them. */
    channel: (name: string) => `${name}:`,
    yes: 'yes',
    no: 'no',
    stop: 'Stop',
    sayYes: 'Say yes',
    /** Said after both for those who do not see which line a button is in. */
    toNewsBy: (name: string) => ` to news by ${name.toLowerCase()}`,
    saved: (name: string, hasConsented: boolean) => `${name}: ${hasConsented ? 'yes' : 'no'}. Saved.`,
  },
};
