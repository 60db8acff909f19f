import fc from 'fast-check';

// What is green here is green wherever the same commit is tried; `vitest.config.ts` says which cases these are.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env['CASES_SEED']) });
