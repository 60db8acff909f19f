/** Why PostgreSQL writes nothing, by the code that it gives. */
const REASONS: Readonly<Record<string, string>> = {
  53100: 'its disk is full: make room there',
  58030: 'its disk fails: look into the log of PostgreSQL',
  25006: 'it only reads',
};

/** Takes about a megabyte of the disk, for as long as the statement runs. */
export const TRY_TO_WRITE = `create temporary table room_to_write on commit drop as
         select md5(number::text) as filled from generate_series(1, 20000) number`;

/** Why the database writes nothing, in words that go on from "cannot write:"; undefined where the fault is another. */
export function refusedWrite(fault: unknown): string | undefined {
  return fault instanceof Error && 'code' in fault ? REASONS[String(fault.code)] : undefined;
}
