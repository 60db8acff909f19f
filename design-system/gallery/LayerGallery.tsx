import { useState } from 'react';
import { Button } from '../buttons/Button.tsx';
import { TextField } from '../inputs/TextField.tsx';
import { Drawer } from '../layers/Drawer.tsx';
import { HelpPanel } from '../layers/HelpPanel.tsx';
import { Modal } from '../layers/Modal.tsx';
import { SidePanel } from '../layers/SidePanel.tsx';
import { Part } from './Part.tsx';

/** Modal, side panel, drawer and help panel, each behind its button. */
export function LayerGallery() {
  const [open, setOpen] = useState<'modal' | 'panel' | 'docked' | 'drawer' | null>(null);
  const [note, setNote] = useState('');
  const close = () => setOpen(null);
  return (
    <Part name="Layers">
      <div className="row">
        <Button variant="secondary" onClick={() => setOpen('modal')}>
          Open the modal
        </Button>
        <Button variant="secondary" onClick={() => setOpen('panel')}>
          Open the side panel
        </Button>
        <Button variant="secondary" onClick={() => setOpen('docked')}>
          Dock the side panel
        </Button>
        <Button variant="secondary" onClick={() => setOpen('drawer')}>
          Open the drawer
        </Button>
      </div>
      <HelpPanel label="About this part">Some help that opens below the button.</HelpPanel>
      <Modal
        open={open === 'modal'}
        onClose={close}
        title="Delete it?"
        actions={fadeAway => (
          <>
            <Button variant="danger" size="small" onClick={close}>
              Delete
            </Button>
            <Button variant="secondary" size="small" onClick={fadeAway}>
              Keep it
            </Button>
          </>
        )}
      >
        <p>You can add it again later.</p>
      </Modal>
      <SidePanel open={open === 'panel'} onClose={close} title="Details">
        <p>More about one thing, beside the page.</p>
      </SidePanel>
      <Drawer
        open={open === 'drawer'}
        onClose={close}
        title="This is higher than we would expect"
        closeLabel="Close and go back"
        actions={<Button onClick={close}>Next</Button>}
      >
        <TextField label="Tell us why" name="gallery-note" value={note} onChange={setNote} />
      </Drawer>
      <div style={{ height: 220 }}>
        <SidePanel docked open={open === 'docked'} title="Docked panel" onClose={close}>
          <p>Part of the page.</p>
        </SidePanel>
      </div>
    </Part>
  );
}
