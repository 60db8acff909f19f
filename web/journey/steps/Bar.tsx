import { CtaBar, type CtaBarProps } from '@towpath/design-system/buttons/CtaBar.tsx';
import { CTA_STYLES } from '@towpath/domain/journey-engine/definition/kinds.ts';
import { FooterPortal } from '../FooterPortal.tsx';
import { useLoadedJourney } from '../state/journeyContext.ts';

/** The page's action bar, controlled by the step, which knows when Continue is possible. */
export function Bar(bar: Omit<CtaBarProps, 'barStyle'>) {
  const { template } = useLoadedJourney();
  const style = CTA_STYLES[template.ctaStyleId as keyof typeof CTA_STYLES];
  return (
    <FooterPortal>
      <CtaBar {...bar} barStyle={style === 'StepPerPageCTADouble' ? 'double' : 'fixed'} />
    </FooterPortal>
  );
}
