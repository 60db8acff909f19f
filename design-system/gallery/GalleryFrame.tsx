import { useState } from 'react';
import { Footer, type FooterFields } from '../frame/Footer.tsx';
import { Header } from '../frame/Header.tsx';
import { HeaderLink } from '../frame/HeaderLink.tsx';
import type { SavedState } from '../frame/SavedStatus.tsx';
import { userCircle } from '../icons/drawings.generated.ts';

/** Footer content with every field filled. */
export const sampleFooter: FooterFields = {
  brand_logo: '',
  brand_logo_alt_text: 'Lock Keeper',
  review_logo: 'star-fill',
  review_logo_alt_text: 'Reviews by people we helped',
  disability_confident_logo: 'hand-heart',
  disability_confident_logo_alt_text: 'Disability Confident employer',
  social_menu: {
    menu_items: [
      { label: 'Facebook', link_icon: 'facebook-logo', url: '#facebook' },
      { label: 'Instagram', link_icon: 'instagram-logo', url: '#instagram' },
      { label: 'YouTube', link_icon: 'youtube-logo', url: '#youtube' },
    ],
  },
  menu: {
    menu_items: ['About us', 'Complaints', 'Accessibility', 'Privacy', 'Cookies', 'Contact us'].map(
      label => ({
        label,
        url: `#${label.toLowerCase().replace(' ', '-')}`,
      }),
    ),
    chevron_icon: '',
  },
  wysiwyg_content:
    '<p>You can get free, impartial help from <a href="#free">MoneyHelper</a>, set up by government.</p><p>Firm details go here.</p>',
};

const order: readonly SavedState[] = ['saved', 'saving', 'notSaved'];

/** A header with every slot in use; Logout steps through the saved states. */
export function GalleryHeader() {
  const [step, setStep] = useState(0);
  return (
    <Header
      brandName="Lock Keeper"
      nav={
        <HeaderLink href="#log-in" icon={userCircle} wideOnly>
          Log in
        </HeaderLink>
      }
      saved={order[step % order.length]}
      onSaveAndLeave={() => setStep(step + 1)}
      onLogout={() => setStep(step + 1)}
    />
  );
}

/** The full footer. */
export function GalleryFooter() {
  return <Footer content={sampleFooter} brandName="Lock Keeper" tagline="Live more. Stress less." />;
}
