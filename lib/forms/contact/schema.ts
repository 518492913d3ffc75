import { z } from 'zod';
import { LIMITS } from '../limits';
import { email, line, lines, required } from '../text';

/** A message to the team (spec §5 "Contact"). */
export const contactSchema = z.object({
  name: required(line(LIMITS.name)),
  email: email(LIMITS.email),
  message: required(lines(LIMITS.message)),
});
