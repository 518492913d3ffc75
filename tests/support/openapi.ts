import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';

interface Schema {
  properties: Record<string, Schema>;
}

/** The content of /api/openapi.json. */
export interface OpenApi {
  openapi: string;
  paths: Record<string, { get: { parameters: { name: string; schema: object }[]; responses: object } }>;
  components: { schemas: Record<string, Schema> };
}

/** Returns a function that validates values against a schema of the description and returns the problems. */
export function problemsWith(openApi: OpenApi): (schema: string, value: unknown) => string[] {
  const ajv = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true });
  addFormats(ajv);
  ajv.addVocabulary(['components']);
  ajv.addSchema({ $id: 'openapi', components: openApi.components });
  return (schema, value) => {
    const validate = ajv.getSchema(`openapi#/components/schemas/${schema}`);
    if (!validate) throw new Error(`${schema} is not described`);
    validate(value);
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  };
}
