import { describe, expect, it } from 'vitest';
import type { Step } from '../definition/definition.ts';
import type { OptionType } from '../definition/kinds.ts';
import type { StepKind } from '../definition/stepKind.ts';
import { advice, checkbox, radio, typed, withAnswerFlags } from '../fixtures/build.ts';
import { CHOICE_MESSAGES, checkAnswer, checkGiven, checkSave, checkTypedValue } from './checkAnswer.ts';

const today = { year: 2026, month: 11, day: 21 };
const given = (step: Step, ...ids: string[]) => ids.map(id => ({ id: `${step.id}.${id}`, value: 'sent' }));

describe('a radio answer', () => {
  const nation = withAnswerFlags(radio('nation', ['england', 'scotland']), 'scotland', {
    blocksContinue: true,
  });

  it('is kept with the text of the definition, whatever text was sent', () => {
    expect(checkAnswer(nation, given(nation, 'england'), today)).toEqual({
      ok: true,
      value: [{ id: 'nation.england', value: 'england' }],
    });
  });

  it('may be one that blocks the way on: it is kept', () => {
    expect(checkAnswer(nation, given(nation, 'scotland'), today).ok).toBe(true);
  });

  it.each<[string, string[], keyof typeof CHOICE_MESSAGES]>([
    ['none', [], 'noAnswer'],
    ['two', ['england', 'scotland'], 'oneAnswerOnly'],
    ['one of another step', ['france'], 'unknownAnswer'],
    ['the same twice', ['england', 'england'], 'unknownAnswer'],
  ])('is not %s', (_, ids, code) => {
    const checked = checkAnswer(nation, given(nation, ...ids), today);
    expect(checked).toEqual({ ok: false, code, message: CHOICE_MESSAGES[code] });
  });
});

describe('a checkbox answer', () => {
  const benefits = withAnswerFlags(checkbox('benefits', ['pip', 'esa', 'none']), 'none', {
    isExclusiveAnswer: true,
  });

  it('is one or more, kept in the order of the definition', () => {
    const checked = checkAnswer(benefits, given(benefits, 'esa', 'pip'), today);
    expect(checked.ok && checked.value.map(answer => answer.id)).toEqual(['benefits.pip', 'benefits.esa']);
  });

  it('is an exclusive answer alone (QU-005)', () => {
    expect(checkAnswer(benefits, given(benefits, 'none'), today).ok).toBe(true);
    expect(checkAnswer(benefits, given(benefits, 'none', 'pip'), today)).toMatchObject({
      code: 'exclusiveWithOthers',
    });
  });

  it('is not empty', () => {
    expect(checkAnswer(benefits, [], today)).toMatchObject({ code: 'noAnswer' });
  });
});

describe('a typed answer', () => {
  it.each<[OptionType, string, string]>([
    ['Text', '  Sam ', 'Sam'],
    ['Short Text', 'Jo', 'Jo'],
    ['Money', '£1,250', '1250'],
    ['Phone Number', '07911 123-456', '07911123456'],
    ['Email', ' sam@example.org ', 'sam@example.org'],
    ['Numeric', '1200', '1200'],
    ['Date of Birth', '2000-2-9', '2000-02-09'],
    ['Date', '2024-02-29', '2024-02-29'],
    ['Day and Month', '--7-4', '--07-04'],
    ['Month and Year', '2024-7', '2024-07'],
  ])('to a %s question %j is kept as %j (QU-033, QU-039)', (optionType, value, kept) => {
    const step = typed(optionType, 'box');
    expect(checkAnswer(step, [{ id: 'box.typed', value }], today)).toEqual({
      ok: true,
      value: [{ id: 'box.typed', value: kept }],
    });
  });

  it.each<[OptionType, string, string, string]>([
    ['Text', 'a', 'A minimum of two characters is required', 'QU-027'],
    ['Text', 'a'.repeat(51), 'A maximum of 50 characters is allowed', 'QU-027'],
    ['Text', 'party 🎉', 'Emojis are not allowed', 'QU-028'],
    ['Money', 'ten', 'Only number values are allowed', 'QU-032'],
    ['Money', '-5', 'Negative values are not allowed', 'QU-032'],
    ['Money', '5.50', 'Decimal values are not allowed', 'QU-032'],
    ['Email', 'sam@', 'Not a valid email address', 'QU-026'],
    ['Phone Number', '12345', 'Must be a valid phone number', 'QU-037'],
    ['Phone Number', '', 'Must be a valid phone number', 'QU-041'],
    ['Numeric', '', 'Only number values are allowed', 'QU-035'],
    ['Date of Birth', '2010-01-01', 'You must be aged 18 or over to receive advice', 'QU-017'],
    ['Date of Birth', '1919-12-31', 'Please enter a valid year', 'QU-022'],
    ['Date', '2023-02-29', 'Please enter a valid date', 'QU-015'],
    ['Date', '2024--12', 'Please enter a value in all fields', 'QU-014'],
    ['Date', '', 'Please enter a value in all fields', 'QU-014'],
    ['Date', '24-01-12', 'Please enter a valid year', 'QU-016'],
    ['Date', 'tomorrow', 'Please enter a valid date', 'QU-015'],
    ['Day and Month', '--02-29', 'Please enter a valid date', 'QU-018'],
    ['Day and Month', '', 'Please enter a value in all fields', 'QU-018'],
    ['Month and Year', '2024-13', 'Please enter a valid date', 'QU-025'],
    ['Month and Year', '', 'Please enter a value in all fields', 'QU-025'],
  ])('to a %s question is not %j: "%s" (%s)', (optionType, value, message) => {
    const step = typed(optionType, 'box');
    expect(checkAnswer(step, [{ id: 'box.typed', value }], today)).toMatchObject({ ok: false, message });
  });

  it('is held to 1 to 99 where the heading asks for a percentage, and to nothing elsewhere (QU-034, QU-035)', () => {
    const share = { optionType: 'Numeric', headerText: 'What percentage of the rent is yours?' } as const;
    const rooms = { optionType: 'Numeric', headerText: 'How many rooms?' } as const;
    expect(checkTypedValue(share, '100', today)).toMatchObject({ message: 'The number must not exceed 99' });
    expect(checkTypedValue(share, '0', today)).toMatchObject({ message: 'The number must be at least 1' });
    expect(checkTypedValue(rooms, '100', today).ok).toBe(true);
  });

  it('marks the boxes of a date that are wrong', () => {
    const step = typed('Date', 'box');
    expect(checkAnswer(step, [{ id: 'box.typed', value: '2024--12' }], today)).toMatchObject({
      parts: ['month'],
    });
  });

  it('is one, and has the answer id of its step', () => {
    const step = typed('Text', 'box');
    expect(checkAnswer(step, [{ id: 'other.typed', value: 'Sam' }], today)).toMatchObject({
      code: 'unknownAnswer',
    });
    expect(checkAnswer(step, given(step, 'typed', 'typed'), today)).toMatchObject({ code: 'oneAnswerOnly' });
  });
});

describe('other steps', () => {
  it('lets an optional question be passed with nothing, and checks what is given all the same', () => {
    const optional = { ...typed('Text', 'box'), optional: true };
    expect(checkAnswer(optional, [], today)).toEqual({ ok: true, value: [] });
    expect(checkAnswer(optional, [{ id: 'box.typed', value: 'a' }], today).ok).toBe(false);
    expect(checkAnswer(optional, [{ id: 'box.typed', value: 'Sam' }], today)).toEqual({
      ok: true,
      value: [{ id: 'box.typed', value: 'Sam' }],
    });
  });

  it('reads a typed question without an answer as left empty', () => {
    expect(checkAnswer(typed('Numeric', 'box'), [], today)).toMatchObject({ code: 'missing' });
    expect(checkAnswer(typed('Date', 'box'), [], today)).toMatchObject({ parts: ['day', 'month', 'year'] });
    expect(checkAnswer(typed('Date', 'box'), [{ id: 'box.typed', value: 'tomorrow' }], today)).toMatchObject({
      code: 'notADate',
      parts: [],
    });
  });

  it('has nothing to type where the answers are listed', () => {
    const choice = { optionType: 'Checkbox', headerText: 'Which?' } as const;
    expect(checkTypedValue(choice, 'x', today)).toMatchObject({ ok: false, code: 'notAQuestion' });
  });

  it('refuses a step that is not a Question, since its own call saves it (JN-041)', () => {
    expect(checkAnswer(advice(), [], today)).toMatchObject({ code: 'notAQuestion' });
  });
});

describe('what is given for a step of any kind (HO-020)', () => {
  const byAnswers: StepKind = { name: 'Question', completedBy: 'answers' };
  const given = (value: string) => [{ id: 'box.typed', value }];
  const ownCheck: StepKind = {
    ...byAnswers,
    check: (_, [first]) =>
      first?.value === 'right'
        ? { ok: true, value: [{ id: 'kept', value: 'right' }] }
        : { ok: false, code: 'wrong', message: 'Wrong' },
  };
  const step = typed('Text', 'box');

  it('is checked by its option type, or by the check of its kind', () => {
    expect(checkGiven({ step, kind: byAnswers }, given(' Sam '), today)).toEqual({
      ok: true,
      value: given('Sam'),
    });
    expect(checkGiven({ step, kind: byAnswers }, [], today)).toMatchObject({ ok: false });
    expect(checkGiven({ step, kind: ownCheck }, given('right'), today)).toEqual({
      ok: true,
      value: [{ id: 'kept', value: 'right' }],
    });
    expect(checkGiven({ step, kind: ownCheck }, given('left'), today)).toMatchObject({ code: 'wrong' });
    expect(checkGiven({ step, kind: ownCheck }, [], today)).toMatchObject({ code: 'wrong' });
  });

  it('may be nothing where the step is optional, and something all the same', () => {
    const optional = { ...step, optional: true };
    expect(checkGiven({ step: optional, kind: ownCheck }, [], today)).toEqual({ ok: true, value: [] });
    expect(checkGiven({ step: optional, kind: ownCheck }, given('left'), today)).toMatchObject({
      code: 'wrong',
    });
  });

  it.each(['a save', 'its own call', 'nothing'] as const)(
    'is refused where the step is completed by %s (JN-041)',
    completedBy => {
      const kind: StepKind = { ...ownCheck, completedBy };
      expect(checkGiven({ step, kind }, given('right'), today)).toMatchObject({ code: 'notAQuestion' });
      const optional = { ...step, optional: true };
      expect(checkGiven({ step: optional, kind }, [], today)).toMatchObject({ code: 'notAQuestion' });
    },
  );
});

describe('a save of a step', () => {
  const step = typed('Text', 'box');
  const given = [{ id: 'box.typed', value: ' Sam ' }];
  const stored = [{ id: 'box.typed', value: 'Alex' }];
  const by = (completedBy: StepKind['completedBy']) => ({ step, kind: { name: 'Any', completedBy } });

  it('stores its answers as they are checked, whatever it has', () => {
    expect(checkSave(by('answers'), given, stored, today)).toEqual({
      ok: true,
      value: [{ id: 'box.typed', value: 'Sam' }],
    });
    expect(checkSave(by('answers'), [], stored, today)).toMatchObject({ ok: false });
  });

  it.each(['a save', 'nothing'] as const)(
    'stores no answers where %s completes it, and takes none (JN-041)',
    completedBy => {
      expect(checkSave(by(completedBy), [], stored, today)).toEqual({ ok: true, value: [] });
      expect(checkSave(by(completedBy), given, stored, today)).toMatchObject({ code: 'unknownAnswer' });
    },
  );

  it('keeps what the call of the step stored, and does not stand in for that call (JN-041)', () => {
    expect(checkSave(by('its own call'), [], stored, today)).toEqual({ ok: true, value: stored });
    expect(checkSave(by('its own call'), given, stored, today)).toMatchObject({ code: 'unknownAnswer' });
    expect(checkSave(by('its own call'), [], undefined, today)).toMatchObject({ code: 'notAQuestion' });
  });
});
