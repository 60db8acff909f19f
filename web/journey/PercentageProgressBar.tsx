import { PercentageProgress } from '@towpath/design-system/progress/PercentageProgress.tsx';

/** The percentage bar below the header, which has the logo; with Back where the foot of the page has none. */
export function PercentageProgressBar({
  value,
  onBack,
}: {
  value: number;
  onBack: (() => void) | undefined;
}) {
  return <PercentageProgress value={value} logos={[]} onBack={onBack} />;
}
