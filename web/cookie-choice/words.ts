/** The texts about cookies: the banner, and the choice on the cookies page. */
export const words = {
  accept: 'Accept',
  reject: 'Reject',
  banner: {
    label: 'Cookies',
    question: {
      text: 'May we count visits and note which website or advert brought you here? The service works the same either way.',
      link: 'About our cookies',
    },
  },
  settings: {
    heading: 'Your choice',
    open: 'You have not chosen yet. We set no such cookie until you say yes.',
    accepted: 'You said yes. You can say no at any time.',
    rejected: 'You said no. You can say yes at any time.',
  },
};
