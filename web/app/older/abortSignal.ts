/** `AbortSignal.timeout`, without its error's name, which nobody reads: Chrome to 102, Firefox to 99, Safari to 15.6. */
AbortSignal.timeout ??= ms => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), ms);
  return controller.signal;
};
