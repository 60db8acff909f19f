import { Disclosure } from '@towpath/design-system/cards/Disclosure.tsx';
import { Select } from '@towpath/design-system/inputs/Select.tsx';
import { creditTypeQuestions } from '@towpath/domain/debts/creditTypeQuestions.ts';
import { COURT_STAGES } from '@towpath/domain/debts/debtFacts.ts';
import { mayFit, RARE_FACTS } from '@towpath/domain/debts/detailsForm.ts';
import { courtLawOf, officersOf } from '@towpath/domain/people/courtLaw.ts';
import styles from '../../Case.module.css';
import type { DebtPartProps } from './DebtFields.tsx';
import type { DebtTyped } from './debtTyped.ts';
import { words } from './words.ts';
import { YesNo } from './YesNo.tsx';

/** The fields that are so, are not so, or are not known. */
type Fact = { [F in keyof DebtTyped]: DebtTyped[F] extends boolean | null ? F : never }[keyof DebtTyped];

/** What the legal questions ask of a debt, and what is rare: those facts that can fit one of its kind. */
export function MoreAboutDebt({ name, typed, onChange, known, wrongAt }: DebtPartProps) {
  const kind = known.kinds.find(({ id }) => String(id) === typed.creditTypeId);
  const { nation } = known;
  const stages = words.stages(courtLawOf(nation));
  const fact = (field: Fact, label: string) => (
    <YesNo
      key={field}
      name={`${name}-${field}`}
      label={label}
      value={typed[field]}
      onChange={value => onChange({ [field]: value })}
      error={wrongAt(field)}
    />
  );
  const asked = { id: name, hasLegalAction: typed.hasLegalAction, creditTypeRoles: kind?.roles ?? [] };
  const stage = typed.courtStage === null ? {} : { [name]: typed.courtStage };
  const rare = {
    isForBusiness: words.business,
    cameFromFraud: words.fraud,
    isDisputed: words.disputed,
    isVeryOld: words.old(nation),
    isTakenByAgreement: words.agreement,
  };
  return (
    <Disclosure summary={words.more}>
      <div className={styles.form}>
        <p className={styles.small}>{words.moreHint}</p>
        {creditTypeQuestions(kind).asksBenefit && fact('inReceiptOfBenefit', words.benefit)}
        {fact('hasLegalAction', words.legal(officersOf(nation)))}
        {typed.hasLegalAction === true && (
          <Select
            name={`${name}-stage`}
            label={words.stage}
            placeholder={words.unknown}
            options={COURT_STAGES.map(one => ({ value: one, label: stages[one] }))}
            value={typed.courtStage ?? ''}
            onChange={chosen => onChange({ courtStage: COURT_STAGES.find(one => one === chosen) ?? null })}
            error={wrongAt('courtStage')}
          />
        )}
        {fact('isSecured', words.secured)}
        {fact('hasAttachmentOfEarnings', words.wages)}
        {fact('hasGuarantor', words.guarantor)}
        {typed.hasGuarantor === true && fact('canGuarantorBeLiable', words.liable)}
        {RARE_FACTS.filter(one => typed[one] === true || mayFit(one, [asked], stage).length > 0).map(one =>
          fact(one, rare[one]),
        )}
      </div>
    </Disclosure>
  );
}
