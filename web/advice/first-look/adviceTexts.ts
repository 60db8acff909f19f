import type { StepConfig } from '@towpath/domain/journey-engine/definition/definition.ts';
import { words } from '../words.ts';

const BUILT_IN = words.firstLook.builtIn;

export type AdviceTexts = { readonly [Key in keyof typeof BUILT_IN]: string } & { readonly styleId: 1 | 2 };

/**
 * The texts of the Qualifier advice: built in for style 1, from the step's text data for style 2 with the built-in
 * ones where a key is missing (AD-002, AD-004, AD-006). The sub-heading in the text data wins over the one beside it (AD-005).
 */
export function adviceTexts(config: StepConfig = {}): AdviceTexts {
  if (config.adviceStyleId !== 2) return { ...BUILT_IN, styleId: 1 };
  const data = config.textData ?? {};
  return {
    styleId: 2,
    heading: data.heading ?? BUILT_IN.heading,
    subHeading: data.sub_heading ?? config.sub_heading ?? BUILT_IN.subHeading,
    availableSolutions: data.available_solutions ?? BUILT_IN.availableSolutions,
    whatsNext: data.whats_next ?? BUILT_IN.whatsNext,
    continue: data.continue ?? BUILT_IN.continue,
    yourBudget: data.your_budget ?? BUILT_IN.yourBudget,
    spendingPositive: data.spending_positive ?? BUILT_IN.spendingPositive,
    spendingNegative: data.spending_negative ?? BUILT_IN.spendingNegative,
  };
}
