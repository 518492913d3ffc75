/** Parses a list of hosts, such as IMAGE_HOSTS, into lower-case host names. */
export function hostsIn(list = ''): string[] {
  return list
    .toLowerCase()
    .split(',')
    .map((host) => host.trim())
    .filter(Boolean);
}
