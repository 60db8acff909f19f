// A stage that only exits with the code it is given.
process.exitCode = Number(process.argv[2]);
