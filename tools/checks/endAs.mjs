// A stage that does nothing but end as it is told.
process.exitCode = Number(process.argv[2]);
