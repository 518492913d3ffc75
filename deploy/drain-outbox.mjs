// node deploy/drain-outbox.mjs 3000 3001: calls GET /api/outbox of the first process of the site that responds. Exits with 1 if
// none does.
const secret = process.env.CRON_SECRET;
if (!secret) {
  process.stderr.write('CRON_SECRET is missing: see docs/deployment.md.\n');
  process.exit(1);
}

const problems = [];
for (const port of process.argv.slice(2)) {
  try {
    const response = await fetch(`http://localhost:${port}/api/outbox`, {
      headers: { Authorization: `Bearer ${secret}` },
      signal: AbortSignal.timeout(90_000),
    });
    if (response.ok) process.exit(0);
    problems.push(`port ${port}: ${response.status}`);
  } catch (error) {
    problems.push(`port ${port}: ${error.cause?.code ?? error.name}`);
  }
}
process.stderr.write(`${problems.join(', ')}\n`);
process.exit(1);
