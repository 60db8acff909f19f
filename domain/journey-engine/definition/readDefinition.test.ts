import { describe, expect, it } from 'vitest';
import { STEP_KINDS } from '../../journeys/kinds.ts';
import { branch, readsEarlier } from '../fixtures/features.ts';
import { readDefinition as readWith } from './readDefinition.ts';

const readDefinition = (input: unknown) => readWith(input, STEP_KINDS);

/** A definition as it comes from a file, with one thing changed in its first step. */
function withFirstStep(changes: Record<string, unknown>): unknown {
  const file = JSON.parse(JSON.stringify(branch));
  Object.assign(file.pages[0].sections[0].steps[0], changes);
  return file;
}

const firstStep = 'pages[0].sections[0].steps[0]';

describe('reading a definition', () => {
  it.each([branch, readsEarlier])(
    'gives back one of the right shape (JN-004, JN-006, JN-009, JN-010)',
    definition => {
      expect(readDefinition(JSON.parse(JSON.stringify(definition)))).toEqual({ ok: true, definition });
    },
  );

  it.each<[string, unknown, string]>([
    ['a key that is not known', { hedderText: 'x' }, firstStep],
    ['a step type that is not known (JN-069)', { type: 'Quiz' }, `${firstStep}.type`],
    ['an option type that is not known', { optionType: 'Slider' }, `${firstStep}.optionType`],
    ['a text where a number is meant', { order: '1' }, `${firstStep}.order`],
    ['an id with a blank', { id: 'my step' }, `${firstStep}.id`],
    ['an answer without a value', { answers: [{ id: 'a' }] }, `${firstStep}.answers[0].value`],
    ['a key left out', { nextStep: undefined }, `${firstStep}.nextStep`],
    [
      'an operator that is not known',
      { nextStep: [{ id: 'rent', condition: { property: 'value', operator: 'like', value: 1 } }] },
      `${firstStep}.nextStep[0].condition.operator`,
    ],
    [
      'the same inside a list of conditions',
      { nextStep: [{ id: 'rent', condition: { all: [{ property: 'value', operator: 'like', value: 1 }] } }] },
      `${firstStep}.nextStep[0].condition.all[0].operator`,
    ],
  ])('names the place of %s', (_, changes, path) => {
    const read = readDefinition(withFirstStep(changes as Record<string, unknown>));
    expect(read.ok ? [] : read.faults.map(fault => fault.path)).toEqual([path]);
  });

  it.each([null, 'text', [], 7])('refuses %j', input => {
    const read = readDefinition(input);
    expect(read.ok ? [] : read.faults.map(fault => fault.path)).toEqual(['(whole definition)']);
  });
});

describe('what a step and a template may say', () => {
  const question = (optionType: string) => withFirstStep({ type: 'Question', optionType });
  const configured = (stepConfig: Record<string, unknown>) => withFirstStep({ stepConfig });
  const fullConfig = {
    showCreditSearch: true,
    adviceStyleId: 2,
    textData: { heading: 'Here is your first look' },
    sub_heading: 'One of these may fit',
    registrationStyleId: 4,
    channelTypeIds: [1, 2],
  };

  it.each(['Text', 'Money', 'Phone Number', 'Email', 'Numeric'])(
    'option type "%s", a line that is typed (JN-007)',
    optionType => {
      expect(readDefinition(question(optionType)).ok).toBe(true);
      expect(readDefinition(question(optionType.toLowerCase())).ok).toBe(false);
    },
  );

  it.each(['Checkbox', 'Radio Button', 'Radio Button (Submit)', 'Date of Birth', 'Marketing Consent'])(
    'option type "%s", by exactly this name (QU-003)',
    optionType => {
      expect(readDefinition(question(optionType)).ok).toBe(true);
      expect(readDefinition(question(`${optionType}s`)).ok).toBe(false);
    },
  );

  it('the settings of a step, each under its name (JN-008)', () => {
    const read = readDefinition(configured(fullConfig));
    expect(read.ok && read.definition.pages[0]?.sections[0]?.steps[0]?.stepConfig).toEqual(fullConfig);
  });

  it.each(Object.keys(fullConfig))('the setting %s in its own kind only (JN-008)', key => {
    const read = readDefinition(configured({ ...fullConfig, [key]: null }));
    expect(read.ok ? [] : read.faults.map(fault => fault.path)).toEqual([`${firstStep}.stepConfig.${key}`]);
  });

  it.each(['theme', 'progressBarStyleId', 'ctaStyleId', 'displayChatWidget'])(
    'the %s of the template, which it cannot do without (JN-012)',
    key => {
      const template = { theme: 'default', progressBarStyleId: 2, ctaStyleId: 1, displayChatWidget: true };
      const read = readDefinition({ ...JSON.parse(JSON.stringify(branch)), template });
      expect(read.ok && read.definition.template).toEqual(template);
      const { [key as 'theme']: _, ...without } = template;
      const lacking = readDefinition({ ...JSON.parse(JSON.stringify(branch)), template: without });
      expect(lacking.ok ? [] : lacking.faults.map(fault => fault.path)).toEqual([`template.${key}`]);
    },
  );
});
