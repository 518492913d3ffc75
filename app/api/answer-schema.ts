import { z } from 'zod';

/** What an answer of the public API with a schema is: whoever writes it changes nothing that it is made of. */
export type AnswerOf<Schema extends z.ZodType> = ReadonlyAll<z.infer<Schema>>;
type ReadonlyAll<T> = T extends object ? { readonly [K in keyof T]: ReadonlyAll<T[K]> } : T;

export const textOrNull = (description: string) => z.string().nullable().describe(description);
export const dayOrNull = (description: string) => z.iso.date().nullable().describe(description);
