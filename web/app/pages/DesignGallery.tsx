import { ComponentGallery } from '@towpath/design-system/gallery/ComponentGallery.tsx';
import { PageTitle } from '../../shell/PageTitle.tsx';

export function DesignGallery() {
  return (
    <>
      <PageTitle>Component gallery</PageTitle>
      <ComponentGallery />
    </>
  );
}
