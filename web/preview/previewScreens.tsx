import {
  HARD_DROPOUT_WITHOUT_CALLBACK,
  INFORMATION,
  QUESTION,
  showsFirstLook,
} from '@towpath/domain/journeys/steps.ts';
import { use } from 'react';
import type { StepScreens } from '../journey/stepScreens.ts';
import type { StepProps } from '../journey/steps/stepProps.ts';
import { LeftOut } from './LeftOut.tsx';
import { PreviewPartsContext } from './previewParts.ts';

/** The kinds of step that show what the questionnaire says and ask the server for nothing about a person. */
const AS_THEY_ARE: readonly string[] = [QUESTION.name, HARD_DROPOUT_WITHOUT_CALLBACK.name];

/** The screens of a preview: the real ones where they work without a person, and for the others their own words. */
export function previewScreens(real: StepScreens): StepScreens {
  return new Map(
    [...real].map(([name, screen]) => [
      name,
      name === INFORMATION.name ? ReadOrLeftOut : AS_THEY_ARE.includes(name) ? screen : LeftOut,
    ]),
  );
}

/** A text to read; one with the first look needs the answers of a person. */
function ReadOrLeftOut(props: StepProps) {
  const Real = use(PreviewPartsContext).real.get(INFORMATION.name);
  return Real && !showsFirstLook(props.planStep.step) ? <Real {...props} /> : <LeftOut {...props} />;
}
