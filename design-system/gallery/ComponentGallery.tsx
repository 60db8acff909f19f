import { LiveRegion } from '../feedback/LiveRegion.tsx';
import { AddressGallery } from './AddressGallery.tsx';
import { CardGallery } from './CardGallery.tsx';
import { FeedbackGallery } from './FeedbackGallery.tsx';
import { FrameGallery } from './FrameGallery.tsx';
import styles from './Gallery.module.css';
import { GalleryFooter, GalleryHeader } from './GalleryFrame.tsx';
import { InputGallery } from './InputGallery.tsx';
import { LayerGallery } from './LayerGallery.tsx';
import { ListGallery } from './ListGallery.tsx';
import { LookUpGallery } from './LookUpGallery.tsx';

/** Every component in every state on one page, to look at and for automatic checks. */
export function ComponentGallery() {
  return (
    <LiveRegion>
      <GalleryHeader />
      <main id="main">
        <div className={`wrap page ${styles.gallery}`}>
          <div>
            <h1>Component gallery</h1>
            <p className="lead">Every part in every state, in one place.</p>
          </div>
          <FrameGallery />
          <FeedbackGallery />
          <CardGallery />
          <ListGallery />
          <InputGallery />
          <LookUpGallery />
          <AddressGallery />
          <LayerGallery />
        </div>
      </main>
      <GalleryFooter />
    </LiveRegion>
  );
}
