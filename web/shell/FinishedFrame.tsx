import type { OperatorContent } from '@towpath/contracts/content/readOperatorContent.ts';
import { Footer } from '@towpath/design-system/frame/Footer.tsx';
import type { ReactNode } from 'react';
import { PublicHeader } from './PublicHeader.tsx';

/** Frame of the pages made at build time: public header, content, the brand's full footer. */
export function FinishedFrame({
  brand,
  children,
}: {
  brand: Pick<OperatorContent['brand'], 'name' | 'tagline' | 'footer'>;
  children: ReactNode;
}) {
  return (
    <>
      <PublicHeader />
      <main id="main">{children}</main>
      <Footer wide content={brand.footer} brandName={brand.name} tagline={brand.tagline} />
    </>
  );
}
