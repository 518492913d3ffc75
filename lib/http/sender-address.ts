import ipaddr from 'ipaddr.js';

/**
 * Whom a request comes from, for counting: an IPv4 address, or the /64 network of an IPv6 address, which is the least
 * that a household or a server is given. Only the header that the trusted proxy itself writes is read, because clients
 * can send any header they like. Without a proxy Next.js knows no address that it did not take from the client, so
 * everybody is one sender; so are all whose address can not be read.
 */
export function senderAddress(headers: Headers, trustedProxy: string): string {
  return normalized(addressFrom(headers, trustedProxy) ?? '') ?? 'unknown';
}

function addressFrom(headers: Headers, trustedProxy: string): string | null | undefined {
  const [kind, depth] = trustedProxy.split(':');
  if (kind === 'vercel') return headers.get('x-vercel-forwarded-for') ?? headers.get('x-real-ip');
  // Each proxy appends the address that it was called from; what stands before those may be invented.
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

/** Some proxies write "1.2.3.4:5678" and "[2001:db8::1]:5678". */
function withoutPort(text: string): string {
  return /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
}
