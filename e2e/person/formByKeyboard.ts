import { expect, type Page } from '@playwright/test';

/**
 * What is typed or picked in a form, by the question and the input that the focus is in. The first that fits counts; an empty
 * text leaves the input as it is.
 */
export type FormAnswers = {
  /** Of a few answers; the last, which is No of two, where none is named. */
  readonly picks: Asking;
  /** What is typed into an input; what fits none of these is not sure. */
  readonly types: Asking;
};
type Asking = readonly (readonly [asks: RegExp, answer: string])[];

type Focused = {
  readonly kind: 'radio' | 'text' | 'select' | 'save' | 'other';
  /** The question with the name of the input: "When you moved in Month". */
  readonly asks: string;
  readonly name: string;
  readonly isOptional: boolean;
  /** Something stands in it, or in its group one is chosen. */
  readonly isAnswered: boolean;
};

/** More questions than any form has, and more inputs than any question. */
const MANY = 200;
/** From the first of a few answers to the last. */
const LAST = 'ArrowUp';
const NOT_SURE = 'Not sure';

/**
 * Answers what is still to add in a form, from the button that has the focus, by Tab, Enter, Space, arrows and typing alone,
 * until all is there or a question comes that is stopped at. After each the focus has to be on what is asked next.
 *
 * @returns the questions that were answered, in order
 */
export async function fillsByKeyboard(
  page: Page,
  { answers, stopAt }: { readonly answers: FormAnswers; readonly stopAt?: RegExp },
): Promise<readonly string[]> {
  const asked: string[] = [];
  for (let turn = 0; turn < MANY; turn += 1) {
    const opener = await openerFocused(page);
    if (opener === null || stopAt?.test(opener)) return asked;
    // There is one of it, and no more.
    if (opener.startsWith('Add another')) {
      if (await goesPast(page)) continue;
      return asked;
    }
    asked.push(opener);
    await page.keyboard.press('Enter');
    await expect(page.locator('form :is(input, textarea, select):focus'), opener).toHaveCount(1);
    await answersOpen(page, answers);
    await expect(
      page.locator(':is([data-opens], h1):focus'),
      `the focus after “${opener}”, which is on ${JSON.stringify(await focusedOn(page))}`,
    ).toHaveCount(1);
  }
  throw new Error(`It comes to no end: ${asked.slice(-5).join(' | ')}`);
}

/** Goes on by Tab to what waits next, in another group where that is folded. False where nothing does. */
async function goesPast(page: Page): Promise<boolean> {
  for (let press = 0; press < MANY; press += 1) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const on = document.activeElement;
      if (!on?.closest('[data-group]')) return 'outside';
      const isFolded = on.matches('details:not([open]) > summary');
      return isFolded && on.querySelector('h3 span') !== null ? 'folded' : 'inside';
    });
    if (at === 'outside') return false;
    if (at === 'folded') await page.keyboard.press('Enter');
    if ((await openerFocused(page)) !== null) return true;
  }
  return false;
}

/** Answers each input of what is open, and saves it. */
async function answersOpen(page: Page, answers: FormAnswers): Promise<void> {
  for (let input = 0; input < MANY; input += 1) {
    const at = await focusedOn(page);
    if (at.kind === 'save') {
      await page.keyboard.press('Enter');
      return;
    }
    if (!at.isAnswered) await answersOne(page, at, answers);
    await page.keyboard.press('Tab');
  }
  throw new Error('There is no way to save it.');
}

async function answersOne(page: Page, at: Focused, { picks, types }: FormAnswers): Promise<void> {
  const wanted = (among: Asking) => among.find(([asks]) => asks.test(at.asks))?.[1];
  if (at.kind === 'select') return page.keyboard.press('ArrowDown');
  if (at.kind === 'radio') return pickOne(page, wanted(picks));
  if (at.kind === 'text' && !at.isOptional) await page.keyboard.type(wanted(types) ?? NOT_SURE);
}

async function pickOne(page: Page, answer: string | undefined): Promise<void> {
  if (answer === undefined) return page.keyboard.press(LAST);
  const first = (await focusedOn(page)).name;
  let { name } = await focusedOn(page);
  while (!name.startsWith(answer)) {
    await page.keyboard.press('ArrowDown');
    ({ name } = await focusedOn(page));
    if (name === first) throw new Error(`No answer ${answer}, from ${first}.`);
  }
  await page.keyboard.press('Space');
}

/** What the button says that opens a question, if the focus is on one. */
async function openerFocused(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const at = document.activeElement;
    return at instanceof HTMLElement && at.dataset.opens !== undefined ? (at.textContent ?? '') : null;
  });
}

function focusedOn(page: Page): Promise<Focused> {
  return page.evaluate(() => {
    const at = document.activeElement;
    const text = (element: Element | null | undefined) =>
      element?.textContent?.replace(/\s+/gu, ' ').trim() ?? '';
    const frame = at?.closest('fieldset, [role=radiogroup], [role=group]');
    const labelledBy = (frame?.getAttribute('aria-labelledby') ?? '').split(' ');
    const group =
      text(frame?.querySelector(':scope > legend')) ||
      labelledBy.map(id => text(document.getElementById(id))).join(' ');
    const input =
      at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement || at instanceof HTMLSelectElement
        ? at
        : null;
    const name = text(input?.labels?.[0]);
    const isRadio = input instanceof HTMLInputElement && input.type === 'radio';
    const isSave = at instanceof HTMLButtonElement && at.type === 'submit';
    return {
      kind: isRadio
        ? 'radio'
        : at instanceof HTMLSelectElement
          ? 'select'
          : input
            ? 'text'
            : isSave
              ? 'save'
              : 'other',
      asks: `${group} ${isRadio ? '' : name}`.trim(),
      name,
      isOptional: /\(optional\)/iu.test(`${group} ${name}`),
      isAnswered: isRadio
        ? frame?.querySelector('input:checked') != null
        : input !== null && input.value !== '',
    } as const;
  });
}
