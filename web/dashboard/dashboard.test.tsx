import { StatusArch } from '@towpath/design-system/pictures/StatusArch.tsx';
import { describe, expect, it } from 'vitest';
import { NOBODY } from '../data/nobody.ts';
import { htmlOf, wordsOf } from '../testing/render.tsx';
import { ChoosePassword } from './ChoosePassword.tsx';
import { FullReview } from './FullReview.tsx';
import { GettingStarted } from './GettingStarted.tsx';
import { Greeting } from './Greeting.tsx';
import { OneThing } from './OneThing.tsx';
import { type JourneyStatus, OnlineJourney } from './OnlineJourney.tsx';

describe('a first password', () => {
  const shown = (isHere: boolean) =>
    wordsOf(htmlOf(<ChoosePassword email="dani@towpath.example" isHere={isHere} />));

  it('is chosen here just after registering, and by a mailed link from then on (IS-018)', () => {
    expect(shown(true)).not.toContain('Email me a link to choose it');
    expect(shown(false)).toContain('Email me a link to choose it');
  });
});

describe('who this is', () => {
  it('joins the parts of the name by spaces and shows email and number (DB-002)', () => {
    const details = {
      ...NOBODY,
      title: 'Ms',
      forename: 'Danielle',
      middlename: 'Rose',
      surname: 'Okafor',
      email: 'danielle@example.com',
      contactNumber: '07700 900123',
    };
    const words = wordsOf(htmlOf(<Greeting details={details} />));
    expect(words).toBe('Hello, Danielle Ms Danielle Rose Okafor danielle@example.com 07700 900123');
  });

  it('leaves out what is missing (DB-002)', () => {
    expect(wordsOf(htmlOf(<Greeting details={{ ...NOBODY, forename: 'Sam', surname: 'Reed' }} />))).toBe(
      'Hello, Sam Sam Reed',
    );
    expect(wordsOf(htmlOf(<Greeting details={NOBODY} />))).toBe('Your dashboard');
  });
});

const journey: JourneyStatus = {
  id: 'j1',
  isLocked: false,
  status: 'In progress',
  statusBackgroundColor: '#fff4d9',
  statusTextColor: '#14292b',
  sections: [
    { id: 'a', name: 'Your home', status: 'completed', pageId: 'home', kinds: ['Question'], isPart: true },
    {
      id: 'b',
      name: 'Your debts',
      status: 'in-progress',
      pageId: 'debts',
      kinds: ['Question'],
      isPart: true,
    },
    {
      id: 'c',
      name: 'Your Advice',
      status: 'not started',
      pageId: 'advice',
      kinds: ['Qualifier Advice'],
      isPart: false,
    },
  ],
  position: { pageId: 'debts', stepId: 's' },
  isQualifier: true,
  isAdvised: false,
};

describe('the online journey', () => {
  const html = htmlOf(<OnlineJourney journey={journey} />);

  it('is headed “Your online journey”, with the status in its two colours (DB-003, DB-004)', () => {
    expect(html).toMatch(/<h2[^>]*>Your online journey<\/h2>/);
    expect(html).toMatch(/<span[^>]*style="background:#fff4d9;color:#14292b"[^>]*>In progress<\/span>/);
  });

  it('leads from a section to its page (DB-014)', () => {
    expect(html).toMatch(/<a[^>]*href="\/journey\/home"/);
    expect(html).toMatch(/<a[^>]*href="\/journey\/debts"[^>]*aria-current="step"/);
  });

  it('looks different for what is done, with a tick, for what is under way and for what is not open (DB-013)', () => {
    const look = (section: string) => {
      const row = html.split('<li>').find(each => each.includes(section)) ?? '';
      return /<svg[^>]*viewBox="0 0 40 40"[^>]*>(.*?)<\/svg>/u.exec(row)?.[1] ?? '';
    };
    const [done, underWay, closed] = ['Your home', 'Your debts', 'Your Advice'].map(look);
    const drawn = (status: 'completed' | 'inProgress' | 'notStarted') =>
      />(.*)<\/svg>/u.exec(htmlOf(<StatusArch status={status} />))?.[1];
    expect([done, underWay, closed]).toEqual((['completed', 'inProgress', 'notStarted'] as const).map(drawn));
    expect(done).toContain('var(--green)');
    expect(new Set([done, underWay, closed]).size).toBe(3);
  });

  it('can be opened in its last section alone while it is locked (DB-011)', () => {
    const sections = journey.sections.map(section => ({ ...section, status: 'completed' }));
    const locked = htmlOf(<OnlineJourney journey={{ ...journey, isLocked: true, sections }} />);
    for (const { pageId } of sections.slice(0, -1)) expect(locked).not.toContain(`/journey/${pageId}"`);
    expect(locked.match(/<button[^>]*disabled/gu)).toHaveLength(sections.length - 1);
    expect(locked).toContain(`href="/journey/${sections.at(-1)?.pageId}"`);
  });

  it('has a section that is not open as a button that cannot be pressed (DB-013)', () => {
    expect(html).toMatch(/<button[^>]*disabled[^>]*>(?:(?!<\/button>).)*Your Advice/);
    expect(html).not.toContain('/journey/advice');
  });
});

it('has every section but the last closed where the session is locked, with why (DB-011)', () => {
  const sections = journey.sections.map(section => ({ ...section, status: 'completed' }));
  const html = htmlOf(<OnlineJourney journey={{ ...journey, isLocked: true, status: 'Closed', sections }} />);
  expect(wordsOf(html)).toContain('Your home Not open for changes now Your debts Not open for changes now');
  expect(html).not.toContain('/journey/home');
  expect(html).not.toContain('/journey/debts');
  expect(html).toContain('/journey/advice');
});

it('counts no parts and opens nothing where the session is locked (PT-582)', () => {
  const locked = { ...journey, isLocked: true, status: 'Finished by phone' };
  const words = wordsOf(htmlOf(<OnlineJourney journey={locked} />));
  expect(words).toContain('Finished by phone The online questions are closed.');
  expect(words).not.toMatch(/parts done|Opens/);
  const open = wordsOf(htmlOf(<OnlineJourney journey={{ ...locked, isLocked: false }} />));
  expect(open).toMatch(/parts done.*Opens/su);
});

it('sets what the parts lead to apart from them, below how many are done (WT-029)', () => {
  expect(wordsOf(htmlOf(<OnlineJourney journey={journey} />))).toMatch(
    /1 of 2 parts done Your home Answered Your debts In progress What they lead to Your Advice/,
  );
});

it('promises nothing that never opens where the questions have ended (WT-133)', () => {
  const words = wordsOf(htmlOf(<OnlineJourney journey={{ ...journey, isEnded: true }} />));
  expect(words).toContain('The online questions end here. Your home Answered');
  expect(words).not.toMatch(/Opens|Your Advice|What they lead to|parts done/);
});

it('calls the first look done and the review not started, and nothing completed before a review (WT-029)', () => {
  const done: JourneyStatus = {
    ...journey,
    status: 'First look done',
    sections: journey.sections.map(section => ({ ...section, status: 'completed' })),
  };
  const words = wordsOf(htmlOf(<OnlineJourney journey={done} />));
  expect(words).toContain('First look: 2 of 2 parts done');
  expect(words).toContain('Your full review Not started');
  expect(words).not.toContain('Completed');
});

it('offers “Getting Started” where there is no journey (DB-005)', () => {
  expect(htmlOf(<GettingStarted />)).toMatch(/<a[^>]*href="\/start"[^>]*>Getting Started<\/a>/);
});

describe('the full review', () => {
  const fullReview: JourneyStatus = {
    ...journey,
    isQualifier: false,
    sections: [
      {
        id: 'owed',
        name: 'What you owe',
        status: 'completed',
        pageId: 'owed',
        kinds: ['Customer Debts'],
        isPart: true,
      },
      {
        id: 'last-steps',
        name: 'Last Steps',
        status: 'not started',
        pageId: 'last-steps',
        kinds: [],
        isPart: false,
      },
    ],
  };

  it('opens the completed section that lists the debts to be looked at, whatever it is called (DE-022, DB-014, HO-146)', () => {
    const html = htmlOf(<OnlineJourney journey={fullReview} />);
    expect(html).toMatch(/<a[^>]*href="\/debts\/debts-overview\/completed-debts"/);
  });

  it('leads from a section that only asks about debts to its page, as from any other (HO-146)', () => {
    const asks = {
      id: 'd',
      name: 'Your debts',
      status: 'completed',
      pageId: 'debts',
      kinds: ['Question'],
      isPart: true,
    };
    const html = htmlOf(<OnlineJourney journey={{ ...fullReview, sections: [asks] }} />);
    expect(html).toMatch(/<a[^>]*href="\/journey\/debts"/);
  });

  const next = {
    heading: 'You’ve done every part',
    line: 'You can look at it again at any time.',
    action: 'See Your Advice',
    href: '/journey/advice',
    done: 6,
    of: 6,
  };

  it('begins at a press for somebody with an account', () => {
    const html = htmlOf(<FullReview next={next} isRegistered onMade={() => undefined} />);
    expect(html).toMatch(/<button[^>]*>Carry on<\/button>/);
    expect(wordsOf(html)).toContain('Next: your full review');
    expect(html).toMatch(/<a[^>]*href="\/journey\/advice"[^>]*>See your first look<\/a>/);
  });

  it('asks a guest for an account first', () => {
    const html = htmlOf(<FullReview next={next} isRegistered={false} onMade={() => undefined} />);
    expect(wordsOf(html)).toContain('You need an account for this');
    expect(html).toMatch(/<button[^>]*>Make my account<\/button>/);
    expect(html).toMatch(/<a[^>]*href="\/login\?next=%2Fdashboard&amp;brings=answers"[^>]*>Log in<\/a>/);
    expect(html).not.toContain('Carry on');
  });
});

describe('one thing today (WT-030)', () => {
  const bailiffs = {
    code: 'BAILIFFS',
    says: 'Call an adviser about the bailiffs today.',
    step: {
      heading: 'Ring about the bailiffs today',
      ring: { name: 'National Debtline', number: '0808 808 4000' },
      ringsThem: false,
      instead: null,
      say: 'I have heard from bailiffs.',
    },
  };

  it('is the most dangerous matter, with whom to ring and what to say; the others are a line each', () => {
    const food = { ...bailiffs, code: 'NO_FOOD', step: { ...bailiffs.step, heading: 'Get food today' } };
    const html = htmlOf(
      <OneThing nation="england" lacksBasics={null} costMissing={null} urgent={[bailiffs, food]} />,
    );
    expect(wordsOf(html)).toMatch(/^One thing today Ring about the bailiffs today Call an adviser/);
    expect(html).toContain('href="tel:08088084000"');
    expect(wordsOf(html)).toContain('What else cannot wait Ask about these in the same call Get food today');
  });

  it('is nothing where nothing cannot wait', () => {
    expect(htmlOf(<OneThing nation="england" lacksBasics={null} costMissing={null} urgent={[]} />)).toBe('');
  });
});
