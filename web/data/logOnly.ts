const told = new Set<string>();

/** Tells whoever looks into the browser's console, once a page, of what people are not shown. Never a fact about them. */
export function logOnly(message: string): void {
  if (told.has(message)) return;
  told.add(message);
  // biome-ignore lint/suspicious/noConsole: what is logged only is meant for the console
  console.warn(message);
}
