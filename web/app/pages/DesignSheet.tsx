import { Sheet } from '@towpath/design-system/sheet/Sheet.tsx';
import { PageTitle } from '../../shell/PageTitle.tsx';

export function DesignSheet() {
  return (
    <>
      <PageTitle>Component sheet</PageTitle>
      <Sheet />
    </>
  );
}
