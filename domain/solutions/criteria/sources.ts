import type { UkNation } from '../../people/nation.ts';
import { COMMON_PRACTICE } from '../thresholds/practice.ts';

/** Where a rule comes from: the same everywhere, or each nation's own law and guides. */
export type Source = string | Readonly<Record<UkNation, string>>;

/** The source as it stands for one nation: nobody is shown another nation's law. */
export function sourceIn(source: Source, nation: UkNation): string {
  return typeof source === 'string' ? source : source[nation];
}

/** A source that England and Wales share, with those of the other two. */
export function sources(
  englandAndWales: string,
  { scotland = COMMON_PRACTICE, northernIreland = COMMON_PRACTICE },
): Source {
  return {
    england: englandAndWales,
    wales: englandAndWales,
    scotland,
    'northern-ireland': northernIreland,
  };
}

/** The statute on insolvency of each part of the UK. */
export const INSOLVENCY_LAW = sources('Insolvency Act 1986', {
  scotland: 'Bankruptcy (Scotland) Act 2016',
  northernIreland: 'Insolvency (Northern Ireland) Order 1989',
});
