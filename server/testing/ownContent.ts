import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT_FILES } from '@towpath/contracts/content/operator.ts';
import { REPOSITORY_ROOT } from '../platform/config/config.ts';

type Brand = { claims: Record<string, object>; firm: object; footer: { wysiwyg_content: string } };
type Pages = { pages: { path: string; sections: { paragraphs?: string[] }[] }[] };
type Settings = { callFromNumber: string; originators: Record<string, object> };
type Variants = { variants: Record<string, { brand?: { phone?: string } }> };
type Budget = { guideFigures: object[]; itemCaps: object[] };

const FIRM = {
  legalName: 'Lock Keeper Advice Ltd',
  referenceNumber: '123456',
  address: '1 Mill Wharf, Leeds LS1 1AA',
  email: 'help@lock-keeper.org.uk',
  complaintsEmail: 'complaints@lock-keeper.org.uk',
  privacyEmail: 'privacy@lock-keeper.org.uk',
};

/** Writes the content of the repository into a folder, after only taking away the marks of samples. */
export function unmarkedContent(folder: string): void {
  for (const file of CONTENT_FILES) writeFileSync(join(folder, file), JSON.stringify(withoutMarks(file)));
}

/** Writes the content into a folder as an operator would have it: all that is made up is replaced or left out. */
export function ownContent(folder: string): void {
  unmarkedContent(folder);
  change<Brand>(folder, 'brand.json', ({ claims, footer, ...brand }) => {
    for (const claim of Object.values(claims)) Object.assign(claim, { source: 'Count of cases, audited' });
    Object.assign(brand.firm, FIRM);
    footer.wysiwyg_content =
      '<p>{firmName} gives advice about debt. Our reference number is {firmNumber}.</p>';
    Object.assign(footer, { social_menu: { menu_items: [] } });
  });
  change<Pages>(folder, 'pages.json', ({ pages }) => {
    const madeUp = /are an example|example wording/u;
    for (const section of pages.flatMap(({ sections }) => sections)) {
      section.paragraphs &&= section.paragraphs.map(text =>
        madeUp.test(text) ? 'Ask us who we are.' : text,
      );
    }
  });
  change<Settings>(folder, 'settings.json', settings => {
    // A number that Ofcom has not given out, and not one of those kept for drama.
    Object.assign(settings, { callFromNumber: '0113 999 0111', bookingUrl: null });
    settings.originators = { mw_towpath: { name: 'Towpath', welcomeMessageId: 1 } };
  });
  change<Variants>(folder, 'variants.json', ({ variants }) => {
    for (const { brand } of Object.values(variants)) if (brand?.phone) brand.phone = '0113 999 0222';
  });
  change<Budget>(folder, 'budget.json', budget => {
    Object.assign(budget, { guideFigures: [], itemCaps: [] });
  });
}

function withoutMarks(file: string): unknown {
  const shipped = readFileSync(join(REPOSITORY_ROOT, 'content', file), 'utf8');
  return JSON.parse(shipped, (key, value) => (key === 'example' ? undefined : value));
}

function change<Content>(folder: string, file: string, made: (content: Content) => void): void {
  const path = join(folder, file);
  const content: Content = JSON.parse(readFileSync(path, 'utf8'));
  made(content);
  writeFileSync(path, JSON.stringify(content));
}
