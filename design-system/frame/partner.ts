import type { MarkPart } from '../pictures/BrandMark.tsx';

/** The brand of the partner whose link a person followed. */
export interface Partner {
  appId: string;
  name: string;
  /** Below the name: who gives the advice. */
  beside: string;
  mark: readonly MarkPart[];
  phone: string;
}

function read(): Partner | undefined {
  if (typeof document === 'undefined') return undefined;
  const said = document.querySelector<HTMLMetaElement>('meta[name="partner"]')?.content;
  return said ? JSON.parse(said) : undefined;
}

/** Written into the page by the server; undefined for people whom no partner with a look of its own sent. */
export const partner = read();
