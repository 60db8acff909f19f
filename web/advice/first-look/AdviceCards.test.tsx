import { answersFrom, qualifier } from '@towpath/domain/journeys/testing/shipped.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveChatContext, NO_CHAT } from '../../journey/liveChat.ts';
import { JourneyProvider } from '../../journey/state/journeyContext.ts';
import { standInForBrowser } from '../../testing/browser.ts';
import { loadedJourney } from '../../testing/journey.ts';
import { htmlOf, wordsOf } from '../../testing/render.tsx';
import { AdviceCards } from './AdviceCards.tsx';
import { adviceTexts } from './adviceTexts.ts';

beforeEach(() => {
  standInForBrowser();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const advice = {
  availableSolutions: ['Debt Management Plan', 'A plan for your budget and bills'],
  inBrief: [
    {
      name: 'Debt Management Plan',
      line: 'One payment a month.',
      figure: 'About £160 a month.',
      href: 'https://www.gov.uk',
      site: 'GOV.UK',
    },
  ],
  budgetSummary: {
    income: 165_000,
    expenditure: 149_000,
    outgoings: [
      { name: 'Your home', value: 70_000 },
      { name: 'Food and household', value: 35_000 },
    ],
  },
};
const styleTwo = qualifier.pages
  .flatMap(page => page.sections)
  .flatMap(({ steps }) => steps)
  .find(({ type }) => type === 'Qualifier Advice')?.stepConfig;

type Look = {
  readonly config?: Parameters<typeof adviceTexts>[0];
  readonly hasChat?: boolean;
  /** When what is written is answered, where nobody answers now. */
  readonly whenAnswered?: string;
  readonly answers?: Readonly<Record<string, string>>;
  readonly videoId?: string;
  readonly lacksBasics?: string | null;
  readonly budget?: typeof advice.budgetSummary;
};

/** The cards as they show after this much of the Qualifier. */
function cards({
  config = styleTwo,
  hasChat = false,
  whenAnswered,
  answers = {},
  videoId,
  lacksBasics = null,
  budget = advice.budgetSummary,
}: Look = {}): string {
  const upToDebts = {
    nation: 'england',
    housing: 'private',
    'birth-date': '1985-03-27',
    employment: 'full-time',
    bills: 'up-to-date',
    arrears: 'none',
    urgent: 'none',
    'formal-plan': 'none',
  };
  const journey = loadedJourney(qualifier, answersFrom(qualifier, { ...upToDebts, ...answers }));
  return htmlOf(
    <LiveChatContext
      value={{
        ...NO_CHAT,
        isAvailable: hasChat,
        canWrite: hasChat || whenAnswered !== undefined,
        whenAnswered,
      }}
    >
      <JourneyProvider value={journey}>
        <AdviceCards
          advice={{
            ...advice,
            budgetSummary: budget,
            lacksBasics,
            urgent: [],
            ...(videoId ? { videoId } : {}),
          }}
          texts={adviceTexts(config)}
          stepId="advice"
        />
      </JourneyProvider>
    </LiveChatContext>,
  );
}
const headings = (html: string) => [...html.matchAll(/<h2[^>]*>([^<]+)</g)].map(([, text]) => text);
const few = (total: string) => ({ 'debt-count': 'few', 'debt-total-few': total });
const leadsToChat = (html: string) => /<button[^>]*>Continue</.test(html);
const leadsOn = (html: string) => /<a[^>]*href="\/dashboard"[^>]*>Continue</.test(html);

describe.each([
  ['style 1', {}],
  ['style 2', styleTwo],
] as const)('the first look in %s', (_, config) => {
  it('has solutions, a way on, a live chat and the month (AD-003, AD-006)', () => {
    const html = cards({ config, hasChat: true });
    expect(headings(html)).toEqual([
      'Worth a closer look',
      'What’s next',
      'Chat with us now',
      'Would you rather talk?',
      'Your month at a glance',
    ]);
    expect(wordsOf(html)).toContain(
      'Debt Management Plan One payment a month. About £160 a month. More on GOV.UK about Debt Management Plan',
    );
    expect(html).toMatch(/<a[^>]*href="https:\/\/www\.gov\.uk"/);
  });

  it('says of the month one thing where something is left, and another where nothing is (AD-006)', () => {
    const { spendingPositive, spendingNegative } = adviceTexts(config);
    expect(spendingPositive).not.toBe(spendingNegative);
    const said = (expenditure: number) =>
      wordsOf(cards({ config, budget: { ...advice.budgetSummary, expenditure } }));
    expect(said(149_000)).toContain(spendingPositive);
    expect(said(149_000)).not.toContain(spendingNegative);
    expect(said(180_000)).toContain(spendingNegative);
    expect(said(180_000)).not.toContain(spendingPositive);
  });

  it('scales the bars to the largest outgoing (AD-008)', () => {
    const html = cards({ config });
    expect([...html.matchAll(/data-colour="(\d)" style="width:(\d+)%"/g)].map(([, ...bar]) => bar)).toEqual([
      ['1', '100'],
      ['2', '50'],
    ]);
  });

  it('offers to write while nobody answers, and says when we do (PT-599, AD-003)', () => {
    const look = { config, whenAnswered: 'Opens on Monday at 8am. Write now, and we answer then' };
    expect(headings(cards(look))).toContain('Write to us');
    expect(headings(cards(look))).not.toContain('Chat with us now');
    expect(wordsOf(cards(look))).toContain(
      'Opens on Monday at 8am. Write now, and we answer then. Write a message',
    );
  });

  it('has no chat to offer while there is none, and still a person to talk to', () => {
    expect(headings(cards({ config }))).not.toContain('Chat with us now');
    expect(wordsOf(cards({ config }))).toContain('an adviser will call you');
  });
});

it('shows the month without pence in style 2 alone (BC-002)', () => {
  expect(wordsOf(cards({ config: {} }))).toContain('Income £1,650');
  expect(wordsOf(cards())).toMatch(/Income £1,650 /);
});

it('shows a video only when there is one, with its captions (AD-007)', () => {
  expect(cards()).not.toContain('<video');
  const video = cards({ videoId: 'how-it-works' });
  expect(video).toContain('src="/media/how-it-works.mp4"');
  expect(video).toContain(
    '<track kind="captions" srcLang="en-GB" label="English" src="/media/how-it-works.vtt"',
  );
});

describe('Continue', () => {
  it.each([
    ['£0 to £1,000', few('0-1000')],
    ['Under £2,000', { 'debt-count': 'some', 'debt-total': 'under-2000' }],
  ] as const)('opens live chat for a total of %s while there is one, else goes on (AD-010)', (_, answers) => {
    expect(leadsToChat(cards({ answers, hasChat: true }))).toBe(true);
    expect(leadsOn(cards({ answers, hasChat: false }))).toBe(true);
    // Somebody reads it on Monday: that is no live chat.
    expect(leadsOn(cards({ answers, whenAnswered: 'Opens on Monday at 8am' }))).toBe(true);
  });

  it('goes on for any other total, chat or not (AD-010)', () => {
    for (const answers of [few('1000-2000'), { 'debt-count': 'some', 'debt-total': '2000-5000' }]) {
      expect(leadsOn(cards({ answers, hasChat: true }))).toBe(true);
      expect(leadsToChat(cards({ answers, hasChat: true }))).toBe(false);
    }
  });
});

it('tells nobody who cannot heat their home that money is left after the basics (WT-014)', () => {
  const goodNews = 'By what you told us, more comes in than goes out.';
  expect(wordsOf(cards())).toContain(goodNews);
  const html = wordsOf(cards({ lacksBasics: 'You told us you have no money for food.' }));
  expect(html).not.toContain(goodNews);
  expect(html).toContain('You told us you have no money for food. So a cost may be missing here.');
});
