/**
 * The port that an environment variable chooses.
 * @throws Error when it is not one.
 */
export function portFrom(variable, usual) {
  const port = Number(process.env[variable] || usual);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new Error(`${variable}=${process.env[variable]} is not a port: it must be between 1 and 65535.`);
}
