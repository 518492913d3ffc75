import { openApi } from './openapi';

export const dynamic = 'force-static';

/** Returns the OpenAPI description of /api/providers.json. */
export function GET(): Response {
  return Response.json(openApi(), { headers: { 'Access-Control-Allow-Origin': '*' } });
}
