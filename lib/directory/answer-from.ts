import { UNAVAILABLE } from '../http/cache-control';
import { withEntityTag } from '../http/entity-tag';
import { findDirectory } from './current';
import type { Directory } from './directory';

/** Answers a request from the directory, without a body if the client has it; with status 503 while there is none (product rule 8.6). */
export async function answerFrom(
  request: Request,
  answer: (directory: Directory) => Response | Promise<Response>,
): Promise<Response> {
  const directory = await findDirectory();
  return directory
    ? withEntityTag(request, await answer(directory))
    : Response.json({ error: 'unavailable' }, UNAVAILABLE);
}

/** Answers a request of the public API as `answerFrom` does; pages of any origin may read the answer. */
export async function answerAnyOrigin(
  request: Request,
  answer: (directory: Directory) => Response | Promise<Response>,
): Promise<Response> {
  const response = await answerFrom(request, answer);
  response.headers.set('Access-Control-Allow-Origin', '*');
  return response;
}
