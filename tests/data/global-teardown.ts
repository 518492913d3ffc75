export default async function tearDown() {
  for (const program of globalThis.started) await program.stop();
}
