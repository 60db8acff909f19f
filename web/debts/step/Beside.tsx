import type { TipBox } from '@towpath/domain/journey-engine/definition/definition.ts';
import type { ReactNode } from 'react';
import { SideColumn } from '../../journey/SideColumn.tsx';

export const FORM_TIPS: TipBox = {
  style: 'Purple Thing',
  heading: 'Can’t find a letter?',
  tips: ['Look at your bank app for who you pay.', 'A rough number is fine. Change it later.'],
};

export const LEGAL_TIPS: TipBox = {
  style: 'Plain',
  heading: 'Not sure?',
  tips: [
    'A letter with “claim” or “judgment” on it is most likely about a court.',
    'A payslip shows what is taken from your wages.',
    'You can change your answers later.',
  ],
};

/** A form at reading width, with the way to a person and perhaps tips beside it, or below it on a phone. */
export function Beside({ tips, children }: { tips?: TipBox; children: ReactNode }) {
  return (
    <div className="columns">
      <div>{children}</div>
      <SideColumn page={tips ? { tipBox: tips } : {}} />
    </div>
  );
}
