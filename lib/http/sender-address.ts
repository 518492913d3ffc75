import ipaddr from 'ipaddr.js';

/**
 * Returns the sender of a request for rate limiting: its IPv4 address, or the /64 network of its IPv6 address, the smallest
 * that a household or server is assigned. Only reads the header written by the trusted proxy, because clients can send any
 * header. Without a proxy, or without a readable address, returns "unknown", so those requests share one limit.
 */
export function senderAddress(headers: Headers, trustedProxy: string): string {
  return normalized(addressFrom(headers, trustedProxy) ?? '') ?? 'unknown';
}

function addressFrom(headers: Headers, trustedProxy: string): string | null | undefined {
  const [kind, depth] = trustedProxy.split(':');
  if (kind === 'vercel') return headers.get('x-vercel-forwarded-for') ?? headers.get('x-real-ip');
  // Each proxy appends the address of its client; earlier entries may be forged.
  if (kind === 'x-forwarded-for') return headers.get(kind)?.split(',').at(-Number(depth));
  return undefined;
}

function normalized(text: string): string | undefined {
  const address = withoutPort(text.trim());
  if (!ipaddr.isValid(address)) return undefined;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}

/** Strips the port that some proxies append: "1.2.3.4:5678", "[2001:db8::1]:5678". */
function withoutPort(text: string): string {
  return /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
}
