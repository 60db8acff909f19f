import { myPages } from '@towpath/contracts/api/journeys.ts';
import { TextLink } from '@towpath/design-system/buttons/TextButton.tsx';
import { BUDGET } from '@towpath/domain/budget/steps.ts';
import type { ReactNode } from 'react';
import { pageWith } from '../../../advice/missingParts.ts';
import { api } from '../../../data/client.ts';
import { useRemote } from '../../../data/remote.ts';
import { paths } from '../../../shell/paths.ts';

/** Leads to where the budget is changed; while that is not known, to the page that leads there. */
export function ToBudget({ children }: { readonly children: ReactNode }) {
  const { answer } = useRemote(() => api(myPages));
  return (
    <TextLink href={(answer && pageWith(BUDGET.name, answer.pages)) ?? paths.dashboard}>{children}</TextLink>
  );
}
