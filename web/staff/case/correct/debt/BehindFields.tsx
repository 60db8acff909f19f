import { MoneyField } from '@towpath/design-system/inputs/MoneyField.tsx';
import type { DebtPartProps } from './DebtFields.tsx';
import { words } from './words.ts';
import { YesNo } from './YesNo.tsx';

/** Whether a debt is behind, and only then by how much, and what was agreed about that. */
export function BehindFields({ name, typed, onChange, wrongAt }: DebtPartProps) {
  return (
    <>
      <YesNo
        name={`${name}-behind`}
        label={words.behind}
        value={typed.isInArrears}
        onChange={isInArrears => onChange({ isInArrears })}
        error={wrongAt('isInArrears')}
      />
      {typed.isInArrears === true && (
        <>
          <MoneyField
            name={`${name}-arrears`}
            decimals
            label={words.arrears}
            value={typed.arrears}
            onChange={arrears => onChange({ arrears })}
            error={wrongAt('arrears')}
          />
          <YesNo
            name={`${name}-deal`}
            label={words.deal}
            value={typed.hasArrangement}
            onChange={hasArrangement => onChange({ hasArrangement })}
            error={wrongAt('hasArrangement')}
          />
          {typed.hasArrangement === true && (
            <MoneyField
              name={`${name}-agreed`}
              decimals
              label={words.agreed}
              value={typed.agreedPayment}
              onChange={agreedPayment => onChange({ agreedPayment })}
              error={wrongAt('agreedPayment')}
            />
          )}
        </>
      )}
    </>
  );
}
