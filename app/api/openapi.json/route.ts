import { openApi } from './openapi';

export const dynamic = 'force-static';

/** The description of /api/providers.json for programs and those who write them. */
export function GET(): Response {
  return Response.json(openApi(), { headers: { 'Access-Control-Allow-Origin': '*' } });
}
