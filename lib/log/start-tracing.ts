import { type Attributes, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  type ReadableSpan,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-node';
import { setTracer } from './trace';

const SCOPE = 'lamaa';
/** Attributes of Next.js's spans that contain nothing from a visitor; its others quote URLs. */
const SAFE_ATTRIBUTES = [
  'http.method',
  'http.status_code',
  'http.route',
  'next.route',
  'next.span_type',
  'next.rsc',
];

/**
 * Sends spans to the collector at OTEL_EXPORTER_OTLP_ENDPOINT: Next.js's (requests, renders, calls of the database) and those of
 * `traced`. Call this once per process, before the first request.
 */
export function startTracing(): void {
  const exporter = new OTLPTraceExporter();
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': process.env.OTEL_SERVICE_NAME || SCOPE }),
    spanProcessors: [new BatchSpanProcessor(withoutVisitorsText(exporter))],
  });
  provider.register();
  const tracer = trace.getTracer(SCOPE);
  setTracer((name, facts, work) =>
    tracer.startActiveSpan(name, { attributes: facts }, async (span) => {
      try {
        return await work((more) => span.setAttributes(more));
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    }),
  );
}

function withoutVisitorsText(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) => exporter.export(spans.map(redacted), done),
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
  };
}

/** Next.js names its spans after URLs, and puts messages of errors into events and statuses. */
function redacted(span: ReadableSpan): ReadableSpan {
  const isOwn = span.instrumentationScope.name === SCOPE;
  return Object.create(span, {
    name: { value: isOwn ? span.name : safeNameOf(span) },
    attributes: { value: isOwn ? span.attributes : safeAttributesOf(span) },
    events: { value: [] },
    status: { value: { code: span.status.code } },
  }) as ReadableSpan;
}

function safeNameOf({ attributes }: ReadableSpan): string {
  const route = attributes['http.route'] ?? attributes['next.route'];
  return [attributes['http.method'], route ?? attributes['next.span_type']].filter(Boolean).join(' ');
}

function safeAttributesOf({ attributes }: ReadableSpan): Attributes {
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => SAFE_ATTRIBUTES.includes(name)));
}
