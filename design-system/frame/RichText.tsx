interface RichTextProps {
  /** HTML that the server or the build has already sanitised: no scripts, handlers or unsafe links (SH-019). */
  cleanHtml: string;
  className?: string | undefined;
}

/** Shows formatted text from content. The only place in the product that sets HTML. */
export function RichText({ cleanHtml, className }: RichTextProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised before it gets here, as the property says
  return <div className={className} dangerouslySetInnerHTML={{ __html: cleanHtml }} />;
}
