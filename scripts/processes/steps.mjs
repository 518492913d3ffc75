let number = 0;

/** Says what is being done, does it, and says how long it took. `work` may return a remark. */
export async function step(title, work) {
  const begun = performance.now();
  process.stdout.write(`${++number}. ${title} … `);
  const remark = await work().catch((error) => {
    console.log('failed');
    throw error;
  });
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`${remark ?? 'done'} (${seconds} s)`);
}
