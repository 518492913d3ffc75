/** Says what is being done, does it, and says how long it took. */
export async function step(title, work) {
  const begun = performance.now();
  process.stdout.write(`• ${title} … `);
  const note = await work();
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(note ? `${note} (${seconds} s)` : `done (${seconds} s)`);
}
