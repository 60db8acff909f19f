/**
 * Makes it later for a server that is started with it: so many days as DAYS_AHEAD says. Weeks go by in a story while its
 * server is off.
 */
const ahead = Number(process.env.DAYS_AHEAD ?? 0) * 24 * 60 * 60 * 1000;

globalThis.Date = new Proxy(Date, {
  construct: (real, given, made) =>
    Reflect.construct(real, given.length === 0 ? [real.now() + ahead] : given, made),
  get: (real, name, receiver) =>
    name === 'now' ? () => real.now() + ahead : Reflect.get(real, name, receiver),
});
