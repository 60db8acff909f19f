/** Longer than a browser takes to start a download. */
const KEPT_FOR = 60_000;

/**
 * Has the browser save a file that a call answered with, under the name that the server gave. A link would not do: the
 * call needs the credential in its header.
 */
export function saveFile({ answer, headers }: { readonly answer: Blob; readonly headers: Headers }): void {
  const address = URL.createObjectURL(answer);
  const link = document.createElement('a');
  link.href = address;
  link.download = nameIn(headers.get('content-disposition')) ?? 'paper.pdf';
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_FOR);
}

/** The name of a file in the header that brings it. */
export function nameIn(disposition: string | null): string | undefined {
  return /filename="([\w.-]+)"/u.exec(disposition ?? '')?.[1];
}
