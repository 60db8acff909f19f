import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { standInForBrowser, type TestBrowser } from '../testing/browser.ts';

let browser: TestBrowser;
let marketing: typeof import('./marketing.ts');
let choice: typeof import('./choice.ts');

beforeEach(async () => {
  browser = standInForBrowser();
  vi.resetModules();
  marketing = await import('./marketing.ts');
  choice = await import('./choice.ts');
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const kept = () => JSON.parse(browser.cookies.get('wlContext') ?? 'null');
const campaign = '?appId=mw_steps&plid=lead-7&utm_source=news';

describe('the marketing cookie', () => {
  it('is not set before the visitor has said yes, and not after a no (AN-014)', () => {
    marketing.noteArrival(campaign);
    expect(kept()).toBeNull();
    choice.chooseCookies('rejected');
    expect(kept()).toBeNull();
  });

  it('is set once they say yes: app, brand, lead, advert and query (AN-011, AN-013)', () => {
    browser.cookies.set('_gcl_aw', 'GCL.1700000000.advert-9');
    marketing.noteArrival(campaign);
    choice.chooseCookies('accepted');
    expect(kept()).toEqual({
      appId: 'mw_steps',
      brandId: 'mw_towpath',
      plid: 'lead-7',
      gclId: 'advert-9',
      query: 'appId=mw_steps&plid=lead-7&utm_source=news',
    });
  });

  it('lasts three days (AN-011)', () => {
    choice.chooseCookies('accepted');
    marketing.noteArrival(campaign);
    expect(browser.cookieTexts.find(text => text.startsWith('wlContext='))).toContain('Max-Age=259200');
  });

  it('names the partner whose look the pages have, where the link of this page names nobody (IS-258)', () => {
    browser.cookies.set('partner', 'mw_quick');
    marketing.noteArrival('');
    expect(marketing.marketingContext().appId).toBe('mw_quick');
    marketing.noteArrival(campaign);
    expect(marketing.marketingContext().appId).toBe('mw_steps');
  });

  it('names the site itself when nobody sent the visitor (AN-012)', () => {
    choice.chooseCookies('accepted');
    marketing.noteArrival('');
    expect(kept()).toEqual({ appId: 'mw_towpath', brandId: 'mw_towpath' });
  });

  it('keeps the campaign of yesterday when today’s visit has none', () => {
    choice.chooseCookies('accepted');
    browser.cookies.set('wlContext', JSON.stringify({ appId: 'mw_quick', plid: 'lead-1' }));
    marketing.noteArrival('?utm_source=mail');
    expect(kept()).toEqual({ appId: 'mw_quick', plid: 'lead-1' });
  });

  it('is taken away when the visitor changes their mind (AN-014)', () => {
    choice.chooseCookies('accepted');
    marketing.noteArrival(campaign);
    choice.chooseCookies('rejected');
    expect(browser.cookies.has('wlContext')).toBe(false);
  });
});

describe('the token of a partner’s link', () => {
  it('is never noted, nor anything of the link before its person has taken it (PT-617)', () => {
    choice.chooseCookies('accepted');
    marketing.noteArrival('?lead=live-token&appId=mw_quick&plid=spring');
    const own = { appId: 'mw_towpath', brandId: 'mw_towpath' };
    expect(kept()).toEqual(own);
    expect(marketing.marketingContext()).toEqual(own);
  });

  it('is written over where an earlier version wrote it into the cookie, and told to nobody (PT-617)', () => {
    const query = 'lead=live-token&appId=mw_quick&plid=spring';
    browser.cookies.set('cookieChoice', 'accepted');
    browser.cookies.set('wlContext', JSON.stringify({ appId: 'mw_quick', plid: 'spring', query }));
    const own = { appId: 'mw_towpath', brandId: 'mw_towpath' };
    expect(marketing.marketingContext()).toEqual(own);
    marketing.noteArrival('');
    expect(kept()).toEqual(own);
    expect(marketing.marketingContext()).toEqual(own);
  });
});

describe('what a new journey is told', () => {
  it('is only how the questions look, without a yes (AN-014)', () => {
    marketing.noteArrival(campaign);
    expect(marketing.marketingContext()).toEqual({ appId: 'mw_steps', brandId: 'mw_towpath' });
  });

  it('is all that is in the cookie, with a yes (AN-011)', () => {
    choice.chooseCookies('accepted');
    marketing.noteArrival(campaign);
    expect(marketing.marketingContext()).toEqual(kept());
    expect(marketing.marketingContext().plid).toBe('lead-7');
  });
});
