import type { OperatorContent } from '@towpath/contracts/content/readOperatorContent.ts';
import { FinishedFrame } from '../shell/FinishedFrame.tsx';
import { CannotWait, type UrgentPage } from './CannotWait.tsx';
import { Claims } from './Claims.tsx';
import { Hero } from './Hero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { StraightAnswers } from './StraightAnswers.tsx';

/** What the home page shows. Each claim has a source and a date, or is null and not shown. */
export type HomeContent = {
  readonly brand: Pick<OperatorContent['brand'], 'name' | 'tagline' | 'footer'>;
  readonly claims: OperatorContent['claims'];
  readonly urgent: readonly UrgentPage[];
};

/** The start page (SH-010): tagline, what happens, straight answers, and help with urgent matters. */
export function HomePage({ brand, claims, urgent }: HomeContent) {
  return (
    <FinishedFrame brand={brand}>
      <Hero tagline={brand.tagline} duration={claims.duration} />
      <Claims helped={claims.helped} rating={claims.rating} />
      <HowItWorks duration={claims.duration} />
      <StraightAnswers />
      <CannotWait pages={urgent} />
    </FinishedFrame>
  );
}
