/** The subset of JSON Schema (2020-12) used to describe the API. */
export interface JsonSchema {
  $ref?: string;
  type?: string | readonly string[];
  description?: string;
  enum?: readonly (string | number)[];
  anyOf?: readonly JsonSchema[];
  items?: JsonSchema | false;
  prefixItems?: readonly JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  maxLength?: number;
  minLength?: number;
  uniqueItems?: boolean;
  default?: string | number;
  examples?: readonly unknown[];
}

/** An object whose properties are all required. */
export function objectOf(properties: Record<string, JsonSchema>, description?: string): JsonSchema {
  return { type: 'object', description, properties, required: Object.keys(properties) };
}

export function textOrNull(description: string, more: JsonSchema = {}): JsonSchema {
  return { type: ['string', 'null'], description, ...more };
}

export function numberOrNull(description: string, more: JsonSchema = {}): JsonSchema {
  return { type: ['number', 'null'], description, ...more };
}

export function booleanOf(description: string): JsonSchema {
  return { type: 'boolean', description };
}

/** An array of distinct values from a fixed set. */
export function listOf(values: readonly string[], description: string): JsonSchema {
  return { type: 'array', description, items: { type: 'string', enum: values }, uniqueItems: true };
}
