// The build for the browser tests, unless there is one of the present sources.
import { buildForTests } from './site.mjs';

await buildForTests();
