import { createHmac } from 'node:crypto';
import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { LOCAL_KEYS } from '../backend/keys';

const ROLES = { [LOCAL_KEYS.publishable]: 'anon', [LOCAL_KEYS.secret]: 'service_role' };

/**
 * Starts what stands before the PostgREST of a Supabase project: it serves the API under /rest/v1, and turns a key into a token
 * of its role.
 * @param postgrest the address of a PostgREST
 * @param secret its `jwt-secret`
 */
export async function startGateway(port: number, postgrest: string, secret: string) {
  const server = serve({
    port,
    hostname: '127.0.0.1',
    fetch: (request) => pass(request, postgrest, secret),
  }) as Server;
  // As the embedded backend does: clients close idle connections.
  server.keepAliveTimeout = 0;
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

async function pass(request: Request, postgrest: string, secret: string): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  if (!pathname.startsWith('/rest/v1/')) return refuse(404, 'no Route matched with those values');
  const role = ROLES[request.headers.get('apikey') ?? ''];
  if (!role) return refuse(401, 'Invalid API key');
  const headers = new Headers(request.headers);
  for (const name of ['host', 'connection', 'content-length']) headers.delete(name);
  headers.set('authorization', `Bearer ${tokenOf(role, secret)}`);
  const body = await request.arrayBuffer();
  const answer = await fetch(`${postgrest}${pathname.slice('/rest/v1'.length)}${search}`, {
    method: request.method,
    headers,
    body: body.byteLength > 0 ? body : undefined,
    redirect: 'manual',
  });
  return new Response(answer.body, { status: answer.status, headers: answer.headers });
}

function refuse(status: number, message: string): Response {
  return Response.json({ message }, { status });
}

/** Returns a JSON Web Token for a role. */
function tokenOf(role: string, secret: string): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const content = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ role })}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
}
