import { LiveRegion } from '../feedback/LiveRegion.tsx';
import { AddressSheet } from './AddressSheet.tsx';
import { CardSheet } from './CardSheet.tsx';
import { FeedbackSheet } from './FeedbackSheet.tsx';
import { FrameSheet } from './FrameSheet.tsx';
import { InputSheet } from './InputSheet.tsx';
import { LayerSheet } from './LayerSheet.tsx';
import { ListSheet } from './ListSheet.tsx';
import { LookUpSheet } from './LookUpSheet.tsx';
import styles from './Sheet.module.css';
import { SheetFooter, SheetHeader } from './SheetFrame.tsx';

/** Every component in every state on one page, for looking at and for automatic checks. */
export function Sheet() {
  return (
    <LiveRegion>
      <SheetHeader />
      <main id="main">
        <div className={`wrap page ${styles.sheet}`}>
          <div>
            <h1>Component sheet</h1>
            <p className="lead">Every part in every state, in one place.</p>
          </div>
          <FrameSheet />
          <FeedbackSheet />
          <CardSheet />
          <ListSheet />
          <InputSheet />
          <LookUpSheet />
          <AddressSheet />
          <LayerSheet />
        </div>
      </main>
      <SheetFooter />
    </LiveRegion>
  );
}
