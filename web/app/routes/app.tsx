/** The document of the app's own pages. Its content is in the root; the app's script draws the page. */
export default function AppDocument() {
  return null;
}
