import { z } from 'zod';

type Options = NonNullable<Parameters<typeof z.toJSONSchema>[1]>;
type JsonSchema = Record<string, unknown>;

const OPTIONS: Options = {
  // Objects may get more fields.
  io: 'input',
  override: ({ jsonSchema: schema }) => {
    // zod limits integers to those of JavaScript.
    if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
    // Code generators handle a type of its own better than a union with null.
    const [type, none] = schema.anyOf ?? [];
    if (none?.type !== 'null' || !type?.type || type.type === 'object') return;
    delete schema.anyOf;
    Object.assign(schema, type, { type: [type.type, 'null'] });
    if (type.enum) schema.enum = [...type.enum, null];
  },
};

/** Converts a zod schema to JSON Schema (2020-12). */
export function toJsonSchema(schema: z.ZodType): JsonSchema {
  return withoutIdentity(z.toJSONSchema(schema, OPTIONS));
}

/** Converts schemas to the components of an OpenAPI document, which refer to each other by name. */
export function toComponents(components: Record<string, z.ZodType>): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(components)) registry.add(schema, { id });
  const uri = (id: string) => `#/components/schemas/${id}`;
  const { schemas } = z.toJSONSchema(registry, { ...OPTIONS, uri });
  return Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, withoutIdentity(schema)]));
}

function withoutIdentity(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => key !== '$schema' && key !== '$id'));
}
