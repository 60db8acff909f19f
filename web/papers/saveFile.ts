/** How long the file stays available, in ms: longer than a browser takes to start a download. */
const KEPT_FOR = 60_000;

/**
 * Has the browser save the file of a call's answer, under the name the server gave. A link would not work: the call
 * needs the credential in its header.
 */
export function saveFile({ answer, headers }: { readonly answer: Blob; readonly headers: Headers }): void {
  saveAs(answer, nameIn(headers.get('content-disposition')) ?? 'paper.pdf');
}

/** Has the browser save a file under a name. */
export function saveAs(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_FOR);
}

/** The file name in a content-disposition header. */
export function nameIn(disposition: string | null): string | undefined {
  return /filename="([\w.-]+)"/u.exec(disposition ?? '')?.[1];
}
