import * as z from 'zod/mini';
import { described } from './described.ts';

/** Days and months of a plan, as they are told and as they are given. */
export const day = described(z.string(), "'YYYY-MM-DD', in London.");
export const month = described(z.string(), "'YYYY-MM'.");
export const givenDay = described(z.iso.date(), "The day on which it happened, 'YYYY-MM-DD'.");
export const givenMonth = described(z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/u)), "'YYYY-MM'.");
