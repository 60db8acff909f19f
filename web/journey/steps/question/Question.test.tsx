import type { Step } from '@towpath/domain/journey-engine/definition/definition.ts';
import type { OptionType } from '@towpath/domain/journey-engine/definition/kinds.ts';
import {
  advice,
  checkbox,
  journey,
  page,
  radio,
  typed,
} from '@towpath/domain/journey-engine/fixtures/build.ts';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { standInForBrowser } from '../../../testing/browser.ts';
import { loadedJourney, nobody } from '../../../testing/journey.ts';
import { htmlOf } from '../../../testing/render.tsx';
import { JourneyProvider } from '../../state/journeyContext.ts';
import type { StepProps } from '../stepProps.ts';
import * as kinds from './kindsOnDemand.ts';
import { Question } from './Question.tsx';

beforeAll(async () => {
  await Promise.all(Object.values(kinds).map(kind => kind.fetchAhead()));
});

beforeEach(() => {
  standInForBrowser();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const nothing = () => {};

/** The first render of a question, with what is chosen or typed so far. */
function shown(
  step: Step,
  {
    value = [],
    ownButton,
    startingAnswerHint,
    details,
  }: Partial<Pick<StepProps, 'value' | 'ownButton' | 'startingAnswerHint'>> & {
    readonly details?: typeof nobody;
  } = {},
): string {
  const loaded = loadedJourney(journey(page('one', step, advice())), {}, details);
  const planStep = loaded.store.plan.stepById.get(step.id);
  if (!planStep) throw new Error('no step');
  return htmlOf(
    <JourneyProvider value={loaded}>
      <Question
        planStep={planStep}
        value={value}
        startingAnswerHint={startingAnswerHint}
        answered={false}
        problem={undefined}
        ownButton={ownButton}
        busy={false}
        onDraft={nothing}
        onAnswer={nothing}
        onContinue={nothing}
        onCompleted={async () => {}}
      />
    </JourneyProvider>,
  );
}

/** The types of the inputs in some HTML. */
const inputs = (html: string) => [...html.matchAll(/<input[^>]*\btype="(\w+)"/g)].map(([, type]) => type);
const typedAs = (html: string) => /inputMode="(\w+)"/i.exec(html)?.[1];

describe('a question', () => {
  it('shows what it begins with as chosen, and where that comes from beside its hint', () => {
    const html = shown(radio('home', ['yes', 'no']), {
      value: [{ id: 'home.yes', value: 'yes' }],
      startingAnswerHint: 'You told us: Own it outright.',
    });
    const chosen = html.match(/<input[^>]*checked=""[^>]*>/g);
    expect(chosen).toEqual([expect.stringContaining('value="home.yes"')]);
    expect(html).toMatch(/id="home-hint"[^>]*>(?:(?!<\/div>).)*You told us: Own it outright\./);
    expect(html).toContain('aria-describedby="home-hint"');
  });

  it('lets the browser fill in the first name where that is asked, and nothing elsewhere (WT-092)', () => {
    expect(shown({ ...typed('Short Text', 'name'), tells: 'forename' })).toContain(
      'autoComplete="given-name"',
    );
    expect(shown(typed('Short Text', 'name'))).toContain('autoComplete="off"');
  });

  it('for a number says which one an account keeps, and leads there (IS-163)', () => {
    const step = { ...typed('Phone Number', 'phone'), tells: 'contactNumber' as const };
    const keeps = (details: Partial<typeof nobody>) =>
      shown(step, { details: { ...nobody, ...details }, startingAnswerHint: 'Change it.' });
    const html = keeps({ isRegistered: true, contactNumber: '07911123456' });
    expect(html).toContain('We ring you on 07911123456. A new number here won’t change that.');
    expect(html).toContain('href="/account"');
    expect(html).not.toContain('Change it.');
    expect(keeps({})).toContain('Change it.');
    expect(keeps({ isRegistered: true })).not.toContain('/account');
    expect(keeps({ contactNumber: '07911123456' })).not.toContain('/account');
  });

  it('is a checkbox list (QU-001)', () => {
    expect(inputs(shown(checkbox('bills', ['rent', 'tax', 'none'])))).toEqual(Array(3).fill('checkbox'));
  });

  it.each<OptionType>(['Radio Button', 'Radio Button (Submit)', 'Marketing Consent'])(
    'is a radio list for %s (QU-001, QU-003)',
    optionType => {
      expect(inputs(shown({ ...radio('tenure', ['own', 'rent']), optionType }))).toEqual(['radio', 'radio']);
    },
  );

  it.each<[OptionType, string, boolean]>([
    ['Text', 'text', false],
    ['Money', 'text', true],
    ['Phone Number', 'tel', false],
    ['Email', 'email', false],
    ['Numeric', 'text', false],
  ])(
    'is one line to type for %s, of kind %s, with a £ before it: %s (QU-001)',
    (optionType, type, pounds) => {
      const html = shown(typed(optionType, 'line'));
      expect(inputs(html)).toEqual([type]);
      expect(html.includes('£')).toBe(pounds);
    },
  );

  it('that is Numeric is a plain line, without the attributes of text, money, phone or email (QU-002)', () => {
    const html = shown(typed('Numeric', 'count'));
    expect(inputs(html)).toEqual(['text']);
    expect(typedAs(html)).toBe('numeric');
    expect(html).not.toContain('£');
  });

  it('is three boxes for a date of birth (QU-001, QU-003)', () => {
    const html = shown(typed('Date of Birth', 'born'));
    expect([...html.matchAll(/<input[^>]*autoComplete="bday-(\w+)"/g)].map(([, part]) => part)).toEqual([
      'day',
      'month',
      'year',
    ]);
  });
});

describe('the button of a date of birth', () => {
  const born = typed('Date of Birth', 'born');
  const buttonFor = (text: string) =>
    shown(born, { value: [{ id: 'born.typed', value: text }], ownButton: 'Next question' }).includes(
      'Next question',
    );

  it('shows only once the date is valid (QU-024)', () => {
    expect(shown(born, { ownButton: 'Next question' })).not.toContain('Next question');
    expect(['1987-8-', '1987-02-30', '2099-01-01', '1987-08-24'].map(buttonFor)).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  it('shows at once for other kinds, which say what is missing when it is pressed', () => {
    expect(shown(typed('Money', 'rent'), { ownButton: 'Next question' })).toContain('Next question');
  });
});
