import { BrandMark } from '@towpath/design-system/pictures/BrandMark.tsx';
import { PercentageProgress } from '@towpath/design-system/progress/PercentageProgress.tsx';

/** The percentage bar with the brand's mark. */
export function PercentageProgressBar({ value, onBack }: { value: number; onBack: () => void }) {
  return <PercentageProgress value={value} logos={[<BrandMark key="brand" />]} onBack={onBack} />;
}
