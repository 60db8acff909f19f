import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY_ROOT } from '../platform/config/config.ts';

export const OTHER_BRAND_NAME = 'Harbour Light';
export const OTHER_BRAND_COLOURS = {
  main: '#1b3a8f',
  mainDeep: '#12286b',
  accent: '#8a3b12',
  accentTint: '#fbeee6',
};
export const OTHER_BRAND_PHONE = '0113 999 0222';
/** How MoneyHelper is reached by that content. */
export const OTHER_MONEY_HELPER = {
  url: 'https://www.money.test',
  shownUrl: 'money.test',
  phone: '0808 157 0333',
};

const SHIPPED = join(REPOSITORY_ROOT, 'content');
const { name: SHIPPED_NAME, colours } = JSON.parse(readFileSync(join(SHIPPED, 'brand.json'), 'utf8'));
/** The colours of the shipped brand that the other has others for. */
export const SHIPPED_COLOURS: readonly string[] = Object.keys(OTHER_BRAND_COLOURS).map(name => colours[name]);

/** Writes the content into a folder with another brand in every field that says whose the service is. */
export function writeOtherBrand(folder: string): void {
  cpSync(SHIPPED, folder, { recursive: true });
  alter(folder, 'brand.json', brand => {
    Object.assign(brand, { name: OTHER_BRAND_NAME, tagline: 'A light ahead.', textSender: 'Harbour' });
    Object.assign(brand.colours, OTHER_BRAND_COLOURS);
    brand.mark = [{ path: 'M5 5h30v30H5Z' }];
    Object.assign(brand.firm, {
      legalName: 'Harbour Light Advice Ltd',
      address: '2 Quay, Hull HU1 1AA',
      email: 'hello@harbour.test',
      complaintsEmail: 'complaints@harbour.test',
      privacyEmail: 'privacy@harbour.test',
    });
    brand.footer.brand_logo_alt_text = OTHER_BRAND_NAME;
    for (const item of brand.footer.social_menu.menu_items) item.url = 'https://social.test/harbour';
    brand.footer.wysiwyg_content = `<p>${OTHER_BRAND_NAME} is a trading name of {firmName}.</p>`;
  });
  alter(folder, 'settings.json', settings => {
    Object.assign(settings, {
      callFromNumber: OTHER_BRAND_PHONE,
      bookingUrl: 'https://booking.test/harbour',
    });
    settings.originators[settings.marketing.defaultAppId].name = OTHER_BRAND_NAME;
  });
  alter(folder, 'help.json', ({ help }) => {
    const { url, phone } = OTHER_MONEY_HELPER;
    for (const entry of help) if (entry.id === 'moneyhelper') Object.assign(entry, { url, phone });
  });
  alter(folder, 'pages.json', pages => {
    Object.assign(pages, JSON.parse(JSON.stringify(pages).replaceAll(SHIPPED_NAME, OTHER_BRAND_NAME)));
  });
}

function alter(folder: string, file: string, change: (content: ReturnType<typeof JSON.parse>) => void): void {
  const path = join(folder, file);
  const content = JSON.parse(readFileSync(path, 'utf8'));
  change(content);
  writeFileSync(path, JSON.stringify(content));
}
