import { z } from 'zod';
import { email, line, lines, required } from '../text';

/** A message to the team (product rule 5.1). The form shows these fields in this order. */
export const contactSchema = z.object({
  name: required(line(100)),
  email: required(email()),
  message: required(lines(5_000)),
});
