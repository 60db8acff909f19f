const WEB_ADDRESS = /^https?:/i;

/**
 * What may stand in rich text of an operator (SH-019), in the terms of the library that cleans it: headings, paragraphs,
 * lists, emphasis and links. Scripts, handlers, styles, images, frames and links to anything but the web, a mail or a
 * phone call are taken out. The server cleans by it what it stores and sends, the build what its finished pages hold.
 */
export const RICH_TEXT = {
  allowedTags: ['p', 'br', 'strong', 'em', 'b', 'i', 'ul', 'ol', 'li', 'h2', 'h3', 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName: string, { href = '' }: Readonly<Record<string, string>>) => ({
      tagName,
      attribs: WEB_ADDRESS.test(href) ? { href, rel: 'noopener noreferrer' } : { href },
    }),
  },
};
