import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import type { FieldBasics } from '@towpath/design-system/inputs/fieldTypes.ts';
import { Select, type SelectGroup, type SelectOption } from '@towpath/design-system/inputs/Select.tsx';
import { kindNamed } from '@towpath/domain/applications/debtKind.ts';
import { useRemote } from '../../data/remote.ts';
import { type DebtKinds, useDebtKindsReader } from '../debtKinds.ts';
import { words } from '../words.ts';

type DebtKindInputProps = FieldBasics & {
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** What kind of debt it is: one of those that the list of debts has. What was typed for it before stays to be read. */
export function DebtKindInput({ value, onChange, hint, ...basics }: DebtKindInputProps) {
  const { answer, error, isFetching, again } = useRemote(useDebtKindsReader());
  const kinds = (answer ?? []).flatMap(({ names }) => names.map(name => ({ name })));
  const named = value === '' ? null : (kindNamed(value, kinds)?.name ?? null);
  const isBefore = value !== '' && named === null && answer !== undefined;
  return (
    <>
      <Select
        {...basics}
        hint={isBefore ? words.form.kindBefore(value) : hint}
        placeholder={answer || error ? words.form.chooseKind : words.form.kindsLoading}
        options={optionsOf(answer ?? [])}
        value={named ?? ''}
        onChange={onChange}
      />
      {error && !answer && (
        <Notification tone="orange">
          <p>{words.form.kindsFailed}</p>
          <p>
            <Button
              size="small"
              variant="secondary"
              loading={isFetching}
              loadingLabel={words.form.kindsLoading}
              onClick={() => void again()}
            >
              {words.form.tryAgain}
            </Button>
          </p>
        </Notification>
      )}
    </>
  );
}

function optionsOf(kinds: DebtKinds): readonly (SelectOption | SelectGroup)[] {
  return kinds.flatMap(({ group, names }): readonly (SelectOption | SelectGroup)[] => {
    const options = names.map(name => ({ value: name, label: name }));
    return group === null ? options : [{ group, options }];
  });
}
