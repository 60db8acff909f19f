/** A CSS module exports its class names; a class that is not in the file reads as undefined. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.css' {}

/** The URL of a font file after the build. */
declare module '*.woff2?url' {
  const address: string;
  export default address;
}

/** The URL of an image after the build; never inlined into the page. */
declare module '*.svg?no-inline' {
  const address: string;
  export default address;
}
