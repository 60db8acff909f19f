import fc from 'fast-check';

// The same values for every mutant; otherwise chance, and not the tests, would decide which are killed.
fc.configureGlobal({ seed: 2026, numRuns: 50 });
