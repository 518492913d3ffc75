/** Returns a body, or undefined as soon as it is longer than a number of bytes. */
export async function readUpTo(body: Request['body'], max: number): Promise<ArrayBuffer | undefined> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    length += part.value.length;
    if (length > max) {
      // Not awaited: a clone is only cancelled together with the original.
      void reader?.cancel();
      return undefined;
    }
    chunks.push(part.value);
  }
  return new Blob(chunks).arrayBuffer();
}
