import { expect, test } from '../fixtures.ts';
import { QUALIFIER } from '../pages/qualifier.ts';
import { advised } from '../person/advised.ts';
import { looking } from '../person/looking.ts';

/** What a person in each nation reads on the way, and what they must not meet. */
const PEOPLE = [
  {
    livesIn: 'Scotland',
    firstName: 'Isla',
    bill: 'Council tax, with its water charges',
    urgent: 'Sheriff officers, a charge for payment or an arrestment',
    first: 'Money in a bank can be held before that.',
    helps: 'Shelter Scotland',
    plan: 'A trust deed',
    notThere: 'An IVA',
    bills: 'Count energy and council tax, with its water charges.',
    look: 'Debt Arrangement Scheme',
    own: ['Debt Payment Programme', 'Protected Trust Deed', 'Minimal Asset Process'],
    foreign: 'Debt Relief Order',
    now: 'Call an adviser about the sheriff officers today.',
  },
  {
    livesIn: 'Northern Ireland',
    firstName: 'Niamh',
    bill: 'Rates',
    urgent: 'The Enforcement of Judgments Office has written or may come',
    first: 'Its first notice gives you 10 days to pay, or to agree a plan with the one you owe.',
    helps: 'Housing Rights',
    plan: 'A DRO',
    notThere: 'A trust deed',
    bills: 'Count energy and rates.',
    look: 'Debt Management Plan',
    own: ['Debt Relief Order', 'Individual Voluntary Arrangement', 'Bankruptcy'],
    foreign: 'Administration Order',
    now: 'Call an adviser about the Enforcement of Judgments Office today.',
  },
] as const;

for (const person of PEOPLE) {
  test(`${person.firstName} in ${person.livesIn} comes from the first question to advice by the rules and in the words of her nation (SA-075, SA-079, SA-080, SA-081)`, async ({
    journey,
    fullAdvice,
    page,
    context,
    email,
  }) => {
    test.setTimeout(120_000);
    const look = looking(page);
    const shot = (name: string) => look(`nations-${person.firstName.toLowerCase()}-${name}`);
    await journey.start();
    await journey.walk({ to: 'formal-plan', answers: { nation: person.livesIn } });
    const plans = journey.question(QUALIFIER['formal-plan'].asks);
    await expect(plans).toContainText(person.plan);
    await expect(plans).not.toContainText(person.notThere);
    await shot('plans');
    await journey.walk({ from: 'formal-plan', to: 'arrears' });
    await journey.answer('arrears', [person.bill]);
    await journey.fill('urgent', [person.urgent, 'I’m being made to leave my home']);
    await expect(page.getByText(person.first, { exact: false })).toBeVisible();
    await expect(journey.dropout.help(person.helps).first()).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(/bailiffs? /i);
    await shot('urgent');
    await journey.goOn();
    await journey.dropout.choice('Continue online').check();
    await journey.walk({ from: 'income', to: 'spend-bills' });
    await expect(page.getByText(person.bills, { exact: false })).toBeVisible();
    await journey.walk({ from: 'spend-bills' });
    await journey.registration.register({ firstName: person.firstName, lastName: 'Reid', email });
    await journey.consents.answer({ email: 'No', text: 'No' });
    await journey.almostDone({ owes: ['Credit or store cards', person.bill], phone: '07400 123456' });
    await expect(journey.advice.greeting(person.firstName)).toBeVisible();
    await expect(journey.advice.solutions.filter({ hasText: person.look })).toBeVisible();
    await shot('first-look');

    await advised(context, { email, livesIn: person.livesIn });
    await fullAdvice.open();
    await expect(fullAdvice.fold('We wouldn’t recommend')).toBeVisible();
    // Some stand side by side, others behind one line.
    await expect(async () => {
      const closed = page.locator('details:not([open]) > summary:visible');
      while ((await closed.count()) > 0) await closed.first().click();
      for (const name of person.own)
        await expect(page.getByRole('link', { name }).first()).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(page.getByRole('link', { name: person.foreign, includeHidden: true })).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText(person.now);
    await expect(page.getByRole('main')).not.toContainText(/bailiffs? /i);
    await shot('advice');
  });
}
