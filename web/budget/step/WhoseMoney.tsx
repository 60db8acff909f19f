import type { Budget } from '@towpath/contracts/api/budget.ts';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { TroubleState } from '@towpath/design-system/feedback/TroubleState.tsx';
import { RadioList } from '@towpath/design-system/inputs/RadioList.tsx';
import { WHOSE, type Whose, whoseMoney, whoseMoneyText } from '@towpath/domain/budget/whoseMoney.ts';
import { formatPounds, penceOf } from '@towpath/domain/values/pence.ts';
import { wordsOfReading } from '../../data/failure.ts';
import { StepHeading, StepText } from '../../journey/steps/StepHeading.tsx';
import type { StepProps } from '../../journey/steps/stepProps.ts';
import { useBudgetStore } from '../state/useBudgetStore.ts';
import styles from './budget.module.css';
import { words } from './words.ts';

/** What stands for a line of which nothing is said yet: with it the answer is not complete. */
const UNSAID = '?';

/** Whose each income is, of which its line does not say so: one choice for each, none of them made in advance. */
export function WhoseMoney({ planStep: { step }, value, problem, onDraft }: StepProps) {
  const [{ budget, phase, trouble }, store] = useBudgetStore();
  const lines = budget === undefined ? [] : linesOf(budget);
  const said = saidIn(value[0]?.value);

  function choose(typeId: number, whose: Whose): void {
    const text = lines
      .map(line => (line.typeId === typeId ? whose : said.get(line.typeId)))
      .map((one, index) => `${lines[index]?.typeId} ${one ?? UNSAID}`)
      .join(', ');
    const byLine = whoseMoney([{ value: text }]);
    onDraft([{ id: step.answers[0]?.id ?? '', value: byLine ? whoseMoneyText(byLine) : text }]);
  }

  return (
    <section>
      <StepHeading stepId={step.id} level={1}>
        {step.headerText}
      </StepHeading>
      <StepText>{step.additionalText}</StepText>
      {budget === undefined && phase !== 'trouble' && (
        <Loading wholePage label={words.whoseMoney.loading} skeleton={[100, 60, 100]} />
      )}
      {budget === undefined && trouble && (
        <TroubleState onRetry={() => void store.load()}>{wordsOfReading(trouble)}</TroubleState>
      )}
      {lines.map(({ typeId, text }, index) => (
        <div className={styles.whose} key={typeId}>
          <RadioList
            // What is wrong with the step is said at its first line.
            id={index === 0 ? step.id : idOf(step.id, typeId)}
            name={idOf(step.id, typeId)}
            label={text}
            required
            columns={2}
            error={problem && !said.has(typeId) ? problem : undefined}
            options={WHOSE.map(whose => ({ id: whose, label: words.whoseMoney.answers[whose] }))}
            value={said.get(typeId) ?? null}
            onChange={chosen => {
              const whose = WHOSE.find(one => one === chosen);
              if (whose) choose(typeId, whose);
            }}
          />
        </div>
      ))}
    </section>
  );
}

function idOf(stepId: string, typeId: number): string {
  return `${stepId}-${typeId}`;
}

/** The lines with money in them, and what each says. */
function linesOf({ incomeCategories, frequencies }: Budget) {
  const often = new Map(frequencies.map(({ frequencyId, frequencyName }) => [frequencyId, frequencyName]));
  return incomeCategories
    .flatMap(({ types }) => types)
    .filter(({ isAnybodys, amount }) => isAnybodys && amount !== null && amount > 0)
    .map(({ typeId, typeName, amount, frequencyId }) => ({
      typeId,
      text: words.whoseMoney.line(
        typeName,
        formatPounds(penceOf(amount ?? 0)),
        (often.get(frequencyId) ?? '').toLowerCase(),
      ),
    }));
}

/** What is said so far, line by line. */
function saidIn(text: string | undefined): ReadonlyMap<number, Whose> {
  const lines = (text ?? '').split(', ').filter(one => !one.endsWith(UNSAID));
  return whoseMoney([{ value: lines.join(', ') }]) ?? new Map();
}
