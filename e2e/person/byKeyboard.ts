import { expect, type Page } from '@playwright/test';

/** What a person with a keyboard answers, by the question that the focus is in. */
export type Answers = readonly (readonly [question: RegExp, answer: RegExp | string])[];

type Focused = {
  readonly kind: 'radio' | 'checkbox' | 'text' | 'select' | 'button' | 'link' | 'other';
  readonly id: string;
  /** The text of the control itself. */
  readonly name: string;
  /** The question that it stands in. */
  readonly group: string;
  readonly value: string;
  readonly isChecked: boolean;
  /** Something in its group is chosen already. */
  readonly isAnswered: boolean;
  readonly isBlocked: boolean;
  /** The boxes of its form that nothing stands in yet, by their ids. */
  readonly leftEmpty: readonly string[];
};

/** After so many presses of Tab without anything to do the walk is stuck. */
const PATIENCE = 120;
/** After so many the page may still be on its way, on a machine with much to do: each press waits a little from then on. */
const HURRIED = 30;
const PAUSE_MS = 200;
/** What somebody answers whom a question does not concern. */
const NOTHING = /^(?:No(?![a-z])|None)/u;

/**
 * Walks from page to page by Tab, Enter, Space and arrows alone, answering what the focus comes to, until an address is
 * reached. Questions without an answer here are answered with none or no, so that a later version can be walked too.
 *
 * @returns the pages that were seen, in order
 */
export async function walkByKeyboard(
  page: Page,
  { answers, until }: { readonly answers: Answers; readonly until: RegExp },
): Promise<readonly string[]> {
  const seen: string[] = [];
  const done = new Set<string>();
  for (let idle = 0; idle < PATIENCE; idle += 1) {
    const path = new URL(page.url()).pathname;
    if (until.test(path)) return seen;
    const pageId = path.split('/').at(-1) ?? '';
    if (seen.at(-1) !== pageId) seen.push(pageId);
    // A box may have been given the focus, so that it can be typed in at once.
    const given = await focusedOn(page);
    if (given.kind === 'text' && (await answered(page, given, answers, done))) idle = 0;
    if (idle > HURRIED) await page.waitForTimeout(PAUSE_MS);
    await page.keyboard.press('Tab');
    const focused = await focusedOn(page);
    if (await answered(page, focused, answers, done)) idle = 0;
  }
  const { kind, name, group } = await focusedOn(page);
  throw new Error(`Stuck at ${page.url()}, on ${kind} “${name}” of “${group}”, after ${seen.join(', ')}.`);
}

/** Does what the focus asks for. False where there is nothing to do. */
async function answered(page: Page, at: Focused, answers: Answers, done: Set<string>): Promise<boolean> {
  const wanted = (question: string) => answers.find(([asks]) => asks.test(question))?.[1];
  const key = `${page.url()} ${at.group} ${at.name}`;
  switch (at.kind) {
    case 'radio':
      if (at.isAnswered) return false;
      await chooseByArrows(page, wanted(at.group) ?? NOTHING);
      return true;
    case 'checkbox': {
      if (at.isChecked || !matches(at.name, wanted(at.group) ?? NOTHING)) return false;
      await page.keyboard.press('Space');
      return true;
    }
    case 'text': {
      const text = wanted(at.id) ?? wanted(at.name) ?? wanted(at.group);
      if (typeof text !== 'string') return false;
      // The focus may have been led away in the middle: what came in then is written anew, as anybody would who reads it.
      const isBegun = done.has(key) && !done.has(`${key} anew`);
      const isCut = isBegun && at.value !== '' && lettersOf(at.value) !== lettersOf(text);
      if (at.value !== '' && !isCut) return false;
      if (isCut) await page.keyboard.press('ControlOrMeta+A');
      done.add(isCut ? `${key} anew` : key);
      await page.keyboard.type(text);
      // What a list offers is closed without taking it.
      if (/Who do you owe/u.test(at.name)) await page.keyboard.press('Escape');
      return true;
    }
    case 'select':
      if (at.value !== '') return false;
      await page.keyboard.press('ArrowDown');
      return true;
    case 'button': {
      if (at.isBlocked) return false;
      // The focus may have been led to a box just as Tab left it: that is come back to, before the form is sent.
      if (at.leftEmpty.some(id => wanted(id) !== undefined)) return false;
      const asked = answers.some(([press, how]) => how === 'Enter' && press.test(at.name));
      const isOnward = /^(Continue|Next|Done with this question|Next question|Submit )/u.test(at.name);
      if (!isOnward && (!asked || done.has(key))) return false;
      // The focus may have been led away since it was looked at: then another thing had the press.
      const hears = await page.evaluateHandle(() => {
        const heard = { press: false };
        document.activeElement?.addEventListener('click', () => Object.assign(heard, { press: true }), {
          once: true,
        });
        return { heard };
      });
      await page.keyboard.press('Enter');
      const isHeard = await hears.evaluate(({ heard }) => heard.press).catch(() => true);
      if (isHeard) done.add(key);
      await settled(page);
      return true;
    }
    default:
      return false;
  }
}

async function chooseByArrows(page: Page, wanted: RegExp | string): Promise<void> {
  for (let presses = 0; presses < 20; presses += 1) {
    const { name, isChecked } = await focusedOn(page);
    if (matches(name, wanted)) {
      if (!isChecked) await page.keyboard.press('Space');
      return;
    }
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`No answer ${wanted} at ${page.url()}.`);
}

function matches(name: string, wanted: RegExp | string): boolean {
  return typeof wanted === 'string' ? name.startsWith(wanted) : wanted.test(name);
}

/** What is written, without the commas and spaces that a box puts into it. */
function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}

/**
 * A press of a button may lead to another page or part, which takes the focus to its first question: waits until it stays, and
 * while anything is being saved, since the focus is led on once that is done.
 */
async function settled(page: Page): Promise<void> {
  let before: unknown = null;
  await expect(async () => {
    const last = before;
    before = { url: page.url(), ...(await focusedOn(page)) };
    expect(before).toEqual(last);
    expect(await page.locator('[aria-busy="true"]').count()).toBe(0);
  }).toPass({ intervals: [200] });
}

function focusedOn(page: Page): Promise<Focused> {
  return page.evaluate(() => {
    const at = document.activeElement;
    const text = (element: Element | null | undefined) =>
      element?.textContent?.replace(/\s+/gu, ' ').trim() ?? '';
    const byId = (ids: string | null | undefined) =>
      (ids ?? '')
        .split(' ')
        .map(id => text(document.getElementById(id)))
        .join(' ')
        .trim();
    const frame = at?.closest('fieldset, [role=radiogroup], [role=group]');
    const group =
      text(frame?.querySelector(':scope > legend')) ||
      frame?.getAttribute('aria-label') ||
      byId(frame?.getAttribute('aria-labelledby'));
    const input = at instanceof HTMLInputElement || at instanceof HTMLSelectElement ? at : null;
    const type = input instanceof HTMLInputElement ? input.type : '';
    const kind =
      at instanceof HTMLSelectElement
        ? 'select'
        : type === 'radio' || type === 'checkbox'
          ? type
          : input
            ? 'text'
            : at instanceof HTMLButtonElement
              ? 'button'
              : at instanceof HTMLAnchorElement
                ? 'link'
                : 'other';
    return {
      kind,
      id: at?.id ?? '',
      name: input
        ? text(input.labels?.[0]) || byId(input.getAttribute('aria-labelledby'))
        : at?.getAttribute('aria-label') || text(at),
      group,
      value: input?.value ?? '',
      isChecked: input instanceof HTMLInputElement && input.checked,
      isAnswered: frame?.querySelector('input[type=radio]:checked') != null,
      isBlocked: at?.getAttribute('aria-disabled') === 'true',
      leftEmpty: [...(at?.closest('form')?.querySelectorAll('input') ?? [])]
        .filter(box => box.type === 'text' && box.value === '')
        .map(({ id }) => id),
    } as const;
  });
}
