import { PUBLIC_REGISTER } from '../solution/sharedWording.ts';
import type { WordingIn } from '../solution/wording.ts';

/** What a person reads about it. */
export const wordingIn: WordingIn = () => ({
  whatItIs:
    'This stops most debts while you are in care for a mental health crisis, and for {MHBS_AFTER_TREATMENT} days after.',
  advantages: [
    'Interest, fees and letters about the debts in it stop.',
    'Bailiffs and courts must wait.',
    'It costs nothing. Nobody may charge for it.',
    'You can have it as often as you need it.',
    'Your name is not on a public register.',
  ],
  risks: {
    home: {
      owner: 'Your mortgage still falls due. What you do not pay is still owed after.',
      tenant: 'Your rent still falls due. What you do not pay is still owed after.',
    },
    failure: 'It does not clear any debt. The debts are still there at the end.',
    others: [
      'Keep paying bills, tax and hire purchase if you can.',
      'Some debts are left out: court fines, child maintenance, student loans, Social Fund loans and benefit advances.',
      'So are debts from fraud, money you owe for an injury, and council tax that is not due yet.',
      'Of a debt tied to your home or goods, only what is late is in it.',
      'Money may still be taken from your benefits for what you owe.',
      'Someone from your care team has to say, from time to time, that the care goes on.',
    ],
  },
  home: {
    owner: 'Nobody can chase you for a mortgage that is late. New payments are still due.',
    tenant: 'Nobody can chase you for rent that is late. New payments are still due.',
  },
  creditFile: 'It does not go on your credit file. Payments you missed before still do.',
  next: [
    'You can ask for it. So can someone who cares for you, a nurse, a social worker or someone who speaks for you.',
    'An approved mental health professional says that you are in crisis care. That can be in hospital or at home.',
    'They name a person we can ask how it goes.',
    'An adviser starts it.',
    'Could someone harm you if they find your home? Tell them. Your address can be kept private.',
  ],
  steps: [
    {
      what: 'Someone asks for it',
      who: 'You or your carer',
      says: 'A nurse or a social worker can ask too.',
    },
    { what: 'Your care is confirmed', who: 'Your care team', says: 'They say that you are in crisis care.' },
    { what: 'It starts', who: 'Your adviser', says: 'The people you owe must stop chasing you.' },
  ],
  terms: [
    PUBLIC_REGISTER,
    {
      word: 'approved mental health professional',
      meaning: 'someone trained to say who needs care in a crisis',
    },
  ],
});
