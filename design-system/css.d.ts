/** A CSS module gives its class names; a class that is not in the file reads as undefined. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.css' {}

/** The address of a font file after the build. */
declare module '*.woff2?url' {
  const address: string;
  export default address;
}

/** The address of a picture after the build; never put into the page's own text. */
declare module '*.svg?no-inline' {
  const address: string;
  export default address;
}
