import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Any value of a content file; the changes below know its structure. */
type Json = Record<string, never>;

/** A change that an operator makes to a content file, in words and as a function. */
interface Change {
  readonly does: string;
  readonly file: string;
  readonly change: (content: Json) => void;
}

interface Claim {
  text: string;
  emphasis: string;
  source: string;
  date: string;
}
interface Brand {
  tagline: string;
  claims: {
    helped: Claim;
    duration: Claim;
    rating: { text: string; detail: string; score: number; source: string; date: string };
  };
  firm: { legalName: string; referenceNumber: string; email: string };
  footer: { review_logo_alt_text: string; wysiwyg_content: string; menu: { menu_items: object[] } };
}
interface Page {
  path: string;
  title: string;
  lead: string;
  sections: { heading: string; paragraphs?: string[] }[];
  helpIds: string[];
}
interface Row {
  id: number;
  name: string;
}
interface GuideRow {
  lowest: { firstAdult: number };
  highest: { firstAdult: number };
}
interface BudgetRow extends Row {
  subCategories: { types: (Row & { tooltip: string; roles: string[] })[] }[];
}

const change = <Of>(file: string, does: string, made: (content: Of) => void): Change => ({
  does,
  file,
  change: content => made(content as Of),
});

/** The changes that the documents invite an operator to make, one of each kind. */
export const CHANGES: readonly Change[] = [
  change<Brand>('brand.json', 'says other claims, of another source and day', ({ claims, footer }) => {
    Object.assign(claims.helped, {
      text: 'We’ve helped more than 1.2 million people since 2009.',
      emphasis: 'more than 1.2 million people',
      source: 'Count of cases, audited',
      date: '2026-12-01',
    });
    Object.assign(claims.rating, {
      text: 'Rated 4.6 out of 5',
      detail: 'by 11,870 people',
      score: 4.6,
      source: 'Review service',
      date: '2026-12-01',
    });
    Object.assign(claims.duration, { text: 'Takes two minutes. Stop any time.', emphasis: 'two minutes' });
    footer.review_logo_alt_text = 'Rated 4.6 out of 5 by 11,870 people';
  }),
  change<Brand>('brand.json', 'is another firm, with a line of its own', ({ firm, ...brand }) => {
    Object.assign(firm, { legalName: 'Lock Keeper Advice Ltd', referenceNumber: '123456' });
    Object.assign(firm, { email: 'hello@lock-keeper.org.uk' });
    brand.footer.wysiwyg_content = `<p>We are here for you on Sundays too.</p>${brand.footer.wysiwyg_content}`;
  }),
  change<Brand>('brand.json', 'has another tagline', brand => {
    brand.tagline = 'A way through.';
  }),
  change<{ help: object[] }>('help.json', 'names another place that helps', ({ help }) => {
    help.push({
      id: 'turn2us',
      name: 'Turn2us',
      text: 'A charity that helps people find grants.',
      url: 'https://www.turn2us.org.uk',
    });
  }),
  change<{ help: { text: string }[] }>('help.json', 'says another thing of each', ({ help }) => {
    for (const one of help) one.text = 'They can help you today. It is free.';
  }),
  change<{ pages: Page[] }>('pages.json', 'answers one question more on a page', ({ pages }) => {
    pages[0]?.sections.push({ heading: 'Do I have to pay?', paragraphs: ['No. Our advice is free.'] });
  }),
  change<{ pages: Page[] }>('pages.json', 'words a page anew', ({ pages }) => {
    for (const page of pages) page.lead = 'This page is short. Read it in a minute.';
  }),
  change<{ pages: Page[] }>('pages.json', 'writes a page more', ({ pages }) => {
    pages.push({
      path: '/questions',
      title: 'Questions people ask',
      lead: 'Short answers to what most people ask.',
      sections: [{ heading: 'Will my boss know?', paragraphs: ['No. We tell nobody.'] }],
      helpIds: [],
    });
  }),
  change<Brand>('brand.json', 'leads to it from the footer', ({ footer }) => {
    footer.menu.menu_items.push({ label: 'Questions people ask', url: '/questions' });
  }),
  change<{ callHours: { text: string; hours: { to: string }[] }; callFromNumber: string }>(
    'settings.json',
    'has other hours and another number',
    settings => {
      settings.callHours.text = 'Monday to Friday 8am to 6pm, and Saturday 9am to 6pm';
      for (const hours of settings.callHours.hours) hours.to = '18:00';
      settings.callFromNumber = '0113 496 0222';
    },
  ),
  change<{ originators: Record<string, object> }>(
    'settings.json',
    'takes on a partner',
    ({ originators }) => {
      originators.mw_harbour = { name: 'Harbour', welcomeMessageId: 1 };
    },
  ),
  change<{ variants: Record<string, object> }>(
    'variants.json',
    'gives the partner a look',
    ({ variants }) => {
      variants.mw_harbour = { journey: 'qualifier-harbour', revision: 1, template: { ctaStyleId: 2 } };
    },
  ),
  change<{ step_footers: Record<string, string> }>('step-footers.json', 'words a note anew', of => {
    of.step_footers['4'] = '<p>Not sure? Put what you think.</p>';
  }),
  change<{ creditTypes: Row[] }>('credit-types.json', 'adds a kind of debt', ({ creditTypes }) => {
    const added = {
      id: 1 + Math.max(...creditTypes.map(({ id }) => id)),
      name: 'Boat mooring',
      roles: ['bill'],
      priority: 'no',
      securedByDefault: false,
      inclusion: 'included',
    };
    creditTypes.push(added);
  }),
  change<{ creditors: Row[] }>('creditors.json', 'adds a creditor', ({ creditors }) => {
    const added = { ...creditors[0], id: 1_999_999, name: 'Harbour Moorings', aliases: [] };
    creditors.push(added);
  }),
  change<{ incomeCategories: BudgetRow[] }>('budget.json', 'adds a benefit', ({ incomeCategories }) => {
    const types = incomeCategories.find(({ name }) => name === 'Benefits')?.subCategories[0]?.types;
    const id = 1 + Math.max(...incomeCategories.flatMap(idsOf));
    types?.push({ id, name: 'Winter Support Grant', roles: ['benefit'], tooltip: 'A new one.' });
  }),
  change<{ incomeCategories: BudgetRow[] }>('budget.json', 'says anew what belongs into each line', of => {
    for (const { subCategories } of of.incomeCategories)
      for (const type of subCategories.flatMap(({ types }) => types)) type.tooltip = 'What you get of this.';
  }),
  change<{ sources: Record<string, object>; guideFigures: GuideRow[] }>(
    'budget.json',
    'puts in guide figures that it may use',
    of => {
      of.sources.licence = {
        name: 'Spending guidelines, under licence',
        url: 'https://example.org/guidelines',
      };
      for (const row of of.guideFigures) {
        Object.assign(row, { isIllustrative: false, year: 2027, basis: ['licence'] });
        row.lowest.firstAdult += 15;
        row.highest.firstAdult += 40;
      }
    },
  ),
  change<{ mails: Record<string, { lines: string[] }>; texts: { searchCode: string } }>(
    'mails.json',
    'words a mail and a text message anew',
    ({ mails, texts }) => {
      if (mails.welcome) mails.welcome.lines = ['You can go on whenever you like.', 'We are here for you.'];
      texts.searchCode = 'Your code from {brand} is {code}, for {life}.';
    },
  ),
  change<{ colours: Record<string, string>; textSender: string }>(
    'brand.json',
    'has another colour, and another name on phones',
    brand => {
      brand.colours.main = '#1b3a8f';
      brand.textSender = 'Lockside';
    },
  ),
  change<{ limits: Record<string, { rows: object[] }> }>(
    'limits.json',
    'raises a limit from a day to come',
    ({ limits }) => {
      const source = 'Bankruptcy (Scotland) Act 2016, section 2, as changed';
      limits.MAP_DEBT_MAX?.rows.push({ nations: ['scotland'], figure: 30_000, from: '2027-04-01', source });
    },
  ),
  change<{ conditions: { descriptions: object[] }[] }>('health.json', 'names one condition more', of => {
    of.conditions[0]?.descriptions.push({ text: 'Panic attacks' });
  }),
];

/**
 * Makes all these changes in the content files of a folder, and removes what marks a sample, as an operator does
 * before production.
 */
export function alterContent(folder: string): void {
  for (const file of new Set(CHANGES.map(one => one.file))) {
    const path = join(folder, file);
    const content: Json = JSON.parse(readFileSync(path, 'utf8'), withoutMark);
    for (const one of CHANGES) if (one.file === file) one.change(content);
    writeFileSync(path, JSON.stringify(content, null, 2));
  }
}

function withoutMark(key: string, value: unknown): unknown {
  return key === 'example' ? undefined : value;
}

function idsOf({ subCategories }: BudgetRow): readonly number[] {
  return subCategories.flatMap(({ types }) => types.map(({ id }) => id));
}
