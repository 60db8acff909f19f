/** How long the file stays available, in ms: a page of it may be asked for while it is read. */
const KEPT_FOR = 10 * 60_000;

/** Whether the browser shows a PDF by itself. Where it does not, one that is opened is saved unasked. */
export function canShowPdf(): boolean {
  // Browsers of before 2022 do not say; most of them show it.
  return navigator.pdfViewerEnabled !== false;
}

/**
 * A tab for a file that is still to be fetched: browsers open one only at a press. It says what it waits for. Null where
 * the browser refuses.
 */
export function newTab(waitsFor: string): Window | null {
  const tab = window.open('', '_blank');
  if (tab) {
    tab.opener = null;
    tab.document.title = waitsFor;
    tab.document.body.textContent = waitsFor;
  }
  return tab;
}

/** Shows a file in such a tab. Its address leads to it in this browser alone, and says nothing of whose it is. */
export function showIn(tab: Window, file: Blob): void {
  const address = URL.createObjectURL(file);
  tab.location.replace(address);
  setTimeout(() => URL.revokeObjectURL(address), KEPT_FOR);
}
