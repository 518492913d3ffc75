/** What a span says besides its name: the site's own names, numbers and codes, as in the log. */
type SpanFacts = Record<string, string | number | boolean>;

/** Runs `work` in a span, to which `work` may add facts. */
export type Tracer = <T>(
  name: string,
  facts: SpanFacts,
  work: (note: (more: SpanFacts) => void) => Promise<T>,
) => Promise<T>;

/** Global, because Next.js bundles this file more than once per process. */
const holder = globalThis as { lamaaTracer?: Tracer };

/** Runs `work` in a span if the site is traced (`startTracing`), otherwise just runs it. */
export const traced: Tracer = (name, facts, work) =>
  holder.lamaaTracer ? holder.lamaaTracer(name, facts, work) : work(() => undefined);

/** Sets the function that `traced` calls. */
export function setTracer(tracer: Tracer): void {
  holder.lamaaTracer = tracer;
}
