export default async function tearDown() {
  await globalThis.backend.stop();
  globalThis.postgres?.stop();
}
