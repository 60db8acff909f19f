/** The document of the app's own pages. What it holds is in the root; the page comes with the app's script. */
export default function AppDocument() {
  return null;
}
