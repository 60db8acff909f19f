import { expect, test } from '../fixtures.ts';
import { ConsolePage } from '../pages/ConsolePage.ts';
import type { Look } from '../pages/JourneyPage.ts';
import { looking } from '../person/looking.ts';
import { partner } from '../person/partner.ts';
import { ops } from '../service/ops.ts';

const PASSWORD = 'a barge, a lock and a heron';
/** Of fewer people a report says only how many there were. */
const FEWEST = 10;

type Asks = 'fullName' | 'firstName' | undefined;
/** Partners ask for an account in forms of their own; what the lead told us fills them in. */
const PARTNERS = [
  { width: 390, appId: 'mw_quick', look: 'single', asks: undefined },
  { width: 768, appId: 'mw_steps', look: 'double', asks: 'fullName' },
  { width: 1280, appId: 'mw_towpath', look: 'fixed', asks: 'firstName' },
] as const satisfies readonly { width: number; appId: string; look: Look; asks: Asks }[];

for (const { width, appId, look, asks } of PARTNERS) {
  test(`${appId} tells us of Nia: by her link she answers all first questions and has an account, and partner and administrator read that one of ten came so far, at ${width} pixels (PT-440)`, async ({
    journey,
    page,
    visit,
    email,
    faults,
  }) => {
    test.setTimeout(240_000);
    faults.expect(/^40[0134] (?:GET|POST) \/staff\/api\//, /status of 40[0134]/);
    const marketingContext = { plid: `autumn-${width}-${Date.now()}` };
    const they = await partner(appId);
    try {
      for (let other = 1; other < FEWEST; other += 1)
        await they.lead({ forename: 'Somebody', phoneNumber: `0740012340${other}`, marketingContext });
      const nia = { title: 'Ms', forename: 'Nia', surname: 'Rhys', phoneNumber: '07400123456' };
      const link = await they.lead({ ...nia, marketingContext });
      const before = { plid: marketingContext.plid, created: FEWEST, opened: null, qualifierFinished: null };
      expect(await they.report(marketingContext.plid)).toMatchObject(before);

      await page.setViewportSize({ width, height: 844 });
      const see = looking(page);
      journey.look = look;
      await page.goto(link);
      await expect(page.getByText('Hello Nia')).toBeVisible();
      await see(`lead-begins-${width}`);
      await journey.walk();
      if (asks)
        await expect(journey.registration[asks]).toHaveValue(asks === 'fullName' ? 'Nia Rhys' : 'Nia');
      await journey.registration.register({ email });
      await journey.consents.answer({ email: 'No', text: 'No' });
      await journey.almostDone();
      await expect(journey.advice.greeting('Nia')).toBeVisible();
      await expect(journey.advice.solutions).not.toHaveCount(0);
      await see(`lead-first-look-${width}`);

      // How far one person came is told to nobody.
      expect(await they.report(marketingContext.plid)).toMatchObject(before);

      const who = ['--name', 'Megan Lock', '--role', 'administrator', '--who', 'Jo'];
      const made = await ops('staff', 'add', `megan.${email}`, ...who);
      const { page: desk } = await visit({ viewport: { width, height: 844 } });
      const console = new ConsolePage(desk);
      await console.setUp(made, PASSWORD);
      await desk.goto('/staff/partners');
      const theirs = desk.getByRole('region', { name: new RegExp(appId) });
      await theirs.getByRole('button', { name: /^Show/ }).click();
      const row = theirs.getByRole('row').filter({ has: desk.getByText(marketingContext.plid) });
      await expect(row.getByRole('cell')).toHaveText([String(FEWEST), 'Too few', 'Too few', 'Too few']);
      await looking(desk)(`console-partner-report-${width}`);
    } finally {
      await they.end();
    }
  });
}
