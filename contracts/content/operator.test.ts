import { reading, unwelcomeWords } from '@towpath/domain/journeys/testing/plainEnglish.ts';
import { shippedJourneys } from '@towpath/domain/journeys/testing/shipped.ts';
import { BODIES_TO_RING, helpOf } from '@towpath/domain/people/helpOf.ts';
import type { UkNation } from '@towpath/domain/people/nation.ts';
import { describe, expect, it } from 'vitest';
import type { ContentFile } from './operator.ts';
import { type OperatorContent, readOperatorContent, unknownHelpIds } from './readOperatorContent.ts';
import { changed, faultIn, shipped } from './testing/shippedContent.ts';

describe('the shipped content', () => {
  const content = readOperatorContent(shipped);

  it('takes the footer from the record of the brand, where both partner logos are named as the brand’s is (SH-021)', () => {
    const partners = ['review_logo', 'disability_confident_logo'];
    expect(Object.keys(content.brand.footer)).toEqual(
      expect.arrayContaining(['brand_logo', ...partners].flatMap(name => [name, `${name}_alt_text`])),
    );
    for (const name of partners.flatMap(partner => [partner, `${partner}_alt_text`])) {
      const lacking = changed('brand.json', (brand: { footer: Record<string, string> }) => {
        delete brand.footer[name];
      });
      expect(() => readOperatorContent(lacking), name).toThrow(`brand.json: footer.${name}`);
    }
    const other = changed('brand.json', (brand: { footer: Record<string, string> }) => {
      brand.footer.review_logo_alt_text = 'Of another brand';
    });
    expect(readOperatorContent(other).brand.footer.review_logo_alt_text).toBe('Of another brand');
  });

  it('has the footer with the specification’s fields, and leads to pages that are there (SH-020)', () => {
    expect(Object.keys(content.brand.footer)).toEqual([
      'brand_logo',
      'brand_logo_alt_text',
      'review_logo',
      'review_logo_alt_text',
      'disability_confident_logo',
      'disability_confident_logo_alt_text',
      'social_menu',
      'menu',
      'wysiwyg_content',
    ]);
    const paths = content.pages.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(content.brand.footer.menu.menu_items.map(({ url }) => url)));
  });

  it('says that we give no lending, pensions or mortgage advice, and points to the free service (SH-006)', () => {
    expect(content.brand.footer.wysiwyg_content).toContain(
      'We do not lend money, and we do not advise on pensions or mortgages.',
    );
    expect(content.brand.footer.wysiwyg_content).toContain(
      '<a href="https://www.moneyhelper.org.uk">MoneyHelper</a>',
    );
  });

  it('states the tagline and the claims word for word as they are written (SH-003, HO-149)', () => {
    const claims = {
      helped: { text: 'We’ve helped over 3 people claim extra benefits.', emphasis: 'over 3 people' },
      duration: { text: 'Takes 60 seconds.', emphasis: '60 seconds' },
      rating: { text: 'Rated 4.1 out of 5', detail: 'by 12 people', score: 4.1, outOf: 5 },
    };
    const sourced = Object.fromEntries(
      Object.entries(claims).map(([name, said]) => [
        name,
        { ...said, source: 'A count', date: '2026-11-01' },
      ]),
    );
    const own = readOperatorContent(
      changed(
        'brand.json',
        (brand: { tagline: string; claims: unknown; footer: { review_logo_alt_text: string } }) => {
          brand.tagline = 'Live more. Stress less.';
          brand.claims = sourced;
          brand.footer.review_logo_alt_text = 'Rated 4.1 out of 5 by 12 people';
        },
      ),
    );
    expect(own.brand.tagline).toBe('Live more. Stress less.');
    expect(own.claims).toEqual(sourced);
  });

  it('may be marked as an example, wherever it may be made up', () => {
    const marked = readOperatorContent(
      changed(
        'brand.json',
        (brand: { claims: Record<string, { example?: true }>; firm: { example?: true } }) => {
          for (const part of [...Object.values(brand.claims), brand.firm]) part.example = true;
        },
      ),
    );
    expect(Object.values(marked.claims).map(claim => claim?.example)).toEqual([true, true, true]);
    expect(marked.brand.firm.example).toBe(true);
  });

  it('has all the help that the questionnaires name', () => {
    expect(shippedJourneys.flatMap(definition => unknownHelpIds(definition, content))).toEqual([]);
  });

  it('has a step footer for each number', () => {
    expect(Object.keys(content.stepFooters)).toEqual(['1', '2', '3', '4']);
  });

  it('puts the firm’s name into pages as text and into the footer as rich text', () => {
    const { brand, pages } = readOperatorContent(
      changed('brand.json', (it: { firm: { legalName: string } }) => {
        it.firm.legalName = 'Lock & "Key" Ltd';
      }),
    );
    expect(brand.footer.wysiwyg_content).toContain('Lock &amp; &quot;Key&quot; Ltd');
    expect(JSON.stringify(pages)).toContain('Lock & \\"Key\\" Ltd');
  });

  it('leaves no placeholder in a text', () => {
    // Mails, letters, help, and the questions before an insolvency, are filled in when they are written.
    const filledLater = { entitlements: null, letters: null, mails: null, understanding: null };
    expect(JSON.stringify({ ...content, ...filledLater })).not.toMatch(/\{[a-zA-Z]+\}/u);
  });

  it('starts the default app and brand with mw_ (AN-012)', () => {
    expect(content.settings.marketing.defaultAppId).toMatch(/^mw_[a-z]/u);
    expect(content.settings.marketing.defaultBrandId).toMatch(/^mw_[a-z]/u);
  });

  it('marks each page and section that speaks of the search of a credit report, so that it goes with the search (HO-137)', () => {
    const spoken = content.pages
      .filter(({ onlyWith }) => onlyWith === undefined)
      .map(page => ({ ...page, sections: page.sections.filter(({ onlyWith }) => onlyWith === undefined) }))
      .flatMap(wordsOfPage)
      .filter(text => /credit (?:report|reference)|soft search/iu.test(text));
    expect(spoken).toEqual([]);
    const marked = content.pages.filter(({ onlyWith }) => onlyWith === 'credit-search');
    expect(marked.map(({ path }) => path)).toEqual(['/credit-search-terms']);
  });

  it('leads people in Scotland and Northern Ireland to a guide of their own in place of that on bailiffs (SA-082)', () => {
    const guideIn = (nation: 'scotland' | 'northern-ireland') => {
      const id = content.help.find(entry => entry.id === 'guide-bailiffs')?.instead?.[nation];
      const url = content.help.find(entry => entry.id === id)?.url;
      return JSON.stringify(content.pages.find(({ path }) => path === url));
    };
    expect(guideIn('scotland')).toMatch(/Sheriff officers.*charge for payment.*arrestment/su);
    expect(guideIn('northern-ireland')).toMatch(/Enforcement of Judgments Office.*statutory demand.*Rates/su);
    for (const nation of ['scotland', 'northern-ireland'] as const)
      expect(guideIn(nation)).not.toMatch(/bailiff/iu);
  });

  it('has a note for each other nation on the guides whose rules differ there', () => {
    for (const page of content.pages.filter(({ homeLabel }) => homeLabel)) {
      const headings = page.sections.map(({ heading }) => heading);
      expect(headings.slice(-2), page.path).toEqual([
        'If you live in Scotland',
        'If you live in Northern Ireland',
      ]);
      expect(page.helpIds.length, page.path).toBeGreaterThan(0);
    }
  });
});

it('has the number of each body that the advice says to ring, in every nation, with the page that it is from (WT-032, WT-050)', () => {
  const { help } = readOperatorContent(shipped);
  const numberIn = (nation: UkNation) => (id: string) => {
    const [entry] = helpOf(help, [id], nation);
    expect(entry?.source, `${nation} ${id}`).toMatch(/^https:/u);
    return [entry?.name, entry?.phone];
  };
  const rung = (nation: UkNation) => Object.fromEntries(BODIES_TO_RING.map(numberIn(nation)));
  expect(rung('england')).toMatchObject({ Shelter: '0808 800 4444', 'Stop Loan Sharks': '0300 555 2222' });
  expect(rung('wales')).toMatchObject({ 'Stop Loan Sharks Wales': '0300 123 3311' });
  expect(rung('scotland')).toMatchObject({ 'Citizens Advice Scotland': '0800 028 1456' });
  expect(rung('northern-ireland')).toMatchObject({ 'Housing Rights': '028 9024 5640', Police: '101' });
});

describe('the words of the shipped content', () => {
  const content = readOperatorContent(shipped);
  const pages = content.pages.map(page => [page.path, wordsOfPage(page)] as const);
  const others = [
    ['help', content.help.map(({ text }) => text)],
    ['step footers', Object.values(content.stepFooters)],
    ['the footer', [content.brand.footer.wysiwyg_content]],
    ['settings', [content.settings.callHours.text]],
  ] as const;

  it.each([...pages, ...others])('of %s are short sentences in plain words', (_, texts) => {
    const read = reading(texts);
    expect(read.averageWords).toBeLessThan(15);
    expect(read.longestWords, read.longest).toBeLessThanOrEqual(25);
    expect(read.grade, texts.join(' ')).toBeLessThanOrEqual(7);
    expect(texts.flatMap(unwelcomeWords)).toEqual([]);
  });

  it('can be read as a whole at the age of 9 to 11', () => {
    expect(reading(pages.flatMap(([, texts]) => texts)).grade).toBeLessThanOrEqual(5.5);
  });
});

describe('a faulty content file', () => {
  it.each<[string, Record<ContentFile, string>]>([
    ['help.json: is not JSON', { ...shipped, 'help.json': '{' }],
    ['brand.json: tagline: ', changed('brand.json', (brand: { tagline?: string }) => delete brand.tagline)],
    [
      "settings.json: there is no field 'bookingURL' here",
      changed('settings.json', (it: { bookingURL: string }) => (it.bookingURL = 'x')),
    ],
    [
      "settings.json: bookingUrl: must start with '/' or https://",
      changed('settings.json', (it: { bookingUrl: string }) => (it.bookingUrl = 'javascript:alert(1)')),
    ],
    [
      'settings.json: emailChange.waitsDays: must be 3 at least',
      changed(
        'settings.json',
        (it: { emailChange: { waitsDays: number } }) => (it.emailChange.waitsDays = 0),
      ),
    ],
    [
      'settings.json: emailChange.untoldDays: must be no shorter than waitsDays',
      changed(
        'settings.json',
        (it: { emailChange: { waitsDays: number } }) => (it.emailChange.waitsDays = 31),
      ),
    ],
    [
      'settings.json: callHours.hours[1].to: must be after 09:00',
      changed('settings.json', (it: { callHours: { hours: { to: string }[] } }) => {
        for (const hours of it.callHours.hours.slice(1)) hours.to = '08:00';
      }),
    ],
    [
      "help.json: help[0].url: must start with '/' or https://",
      changed('help.json', (it: { help: { url: string }[] }) => {
        for (const help of it.help.slice(0, 1)) help.url = 'http://example.org';
      }),
    ],
    [
      'help.json: help[1].id: there is a help',
      changed('help.json', (it: { help: { id: string }[] }) => {
        for (const help of it.help.slice(0, 2)) help.id = 'same';
      }),
    ],
    [
      'help.json: help[0].source: must be the page that the number is from',
      changed('help.json', (it: { help: { source?: string }[] }) => {
        for (const help of it.help.slice(0, 1)) delete help.source;
      }),
    ],
    [
      "help.json: help: needs 'shelter' with a phone in wales: our advice says to ring it",
      changed('help.json', (it: { help: { id: string; phone?: string }[] }) => {
        for (const help of it.help) if (help.id === 'shelter-cymru') delete help.phone;
      }),
    ],
    [
      "help.json: help[0]: needs 'moneyhelper' with a phone and a url of its own: every page names it",
      changed('help.json', (it: { help: { url?: string }[] }) => {
        for (const help of it.help.slice(0, 1)) delete help.url;
      }),
    ],
    [
      "pages.json: pages[0].helpIds[3]: there is no help 'nobody'",
      changed('pages.json', (it: { pages: { helpIds: string[] }[] }) => it.pages[0]?.helpIds.push('nobody')),
    ],
    [
      "pages.json: pages[0].lead: there is no '{nothing}' to put in",
      changed('pages.json', (it: { pages: { lead: string }[] }) => {
        for (const page of it.pages.slice(0, 1)) page.lead = 'Call {nothing}.';
      }),
    ],
    [
      "brand.json: footer.menu.menu_items[0].url: there is no page '/nowhere'",
      changed('brand.json', (it: { footer: { menu: { menu_items: { url: string }[] } } }) => {
        for (const item of it.footer.menu.menu_items.slice(0, 1)) item.url = '/nowhere';
      }),
    ],
    [
      'brand.json: claims.helped.emphasis',
      changed(
        'brand.json',
        (it: { claims: { helped: { emphasis: string } } }) => (it.claims.helped.emphasis = 'said by nobody'),
      ),
    ],
    [
      'variants.json: variants.mw_quick.journey',
      changed('variants.json', (it: { variants: Record<string, { journey: string }> }) => {
        for (const look of Object.values(it.variants)) look.journey = 'qualifier-same';
      }),
    ],
    [
      'step-footers.json: step_footers',
      changed(
        'step-footers.json',
        (it: { step_footers: Record<string, string> }) => (it.step_footers['5'] = 'x'),
      ),
    ],
  ])('is named in one line with its place: %s', (line, texts) => {
    const fault = faultIn(texts);
    expect(fault.message).toContain(line);
    for (const each of fault.lines) expect(each).toMatch(/^[a-z-]+\.json: \S[^\n]*$/u);
  });

  it.each(['Rated 4.9 out of 5 by 12 people', 'Rated 4.1 out of 5 by 9,412 people'])(
    'is a badge with figures that its claim has not, so that none is shown without a basis: %s (HO-171)',
    alt => {
      const fault = faultIn(
        changed(
          'brand.json',
          (it: {
            claims: { rating: { text: string; detail: string } };
            footer: { review_logo_alt_text: string };
          }) => {
            Object.assign(it.claims.rating, { text: 'Rated 4.1 out of 5', detail: 'by 12 people' });
            it.footer.review_logo_alt_text = alt;
          },
        ),
      );
      expect(fault.message).toMatch(
        /^brand\.json: footer\.review_logo_alt_text: '(?:4\.9|9,412)' is not in claims\.rating/,
      );
    },
  );

  it('hides a claim without a source or a date, and the badge that repeats it', () => {
    const content = readOperatorContent(
      changed('brand.json', (it: { claims: { rating: { source?: string }; helped: { date?: string } } }) => {
        delete it.claims.rating.source;
        delete it.claims.helped.date;
      }),
    );
    expect(content.claims).toMatchObject({ helped: null, rating: null });
    expect(content.claims.duration).not.toBeNull();
    expect(content.brand.footer.review_logo_alt_text).toBe('');
  });
});

function wordsOfPage(page: OperatorContent['pages'][number]): readonly string[] {
  const sections = page.sections.flatMap(({ heading, paragraphs = [], steps = [], points = [] }) => [
    heading,
    ...paragraphs,
    ...steps,
    ...points,
  ]);
  return [page.title, page.lead, ...sections];
}
