/** As much of JSON Schema (2020-12) as the description of the directory needs. */
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

/** An object that has all of its properties, known or null. */
export function objectOf(properties: Record<string, JsonSchema>, description?: string): JsonSchema {
  return { type: 'object', description, properties, required: Object.keys(properties) };
}

export function textOrNull(description: string, more: JsonSchema = {}): JsonSchema {
  return { type: ['string', 'null'], description, ...more };
}

export function numberOrNull(description: string, more: JsonSchema = {}): JsonSchema {
  return { type: ['number', 'null'], description, ...more };
}

export function yesOrNo(description: string): JsonSchema {
  return { type: 'boolean', description };
}

/** A list of some of a fixed set, each once. */
export function listOf(values: readonly string[], description: string): JsonSchema {
  return { type: 'array', description, items: { type: 'string', enum: values }, uniqueItems: true };
}
