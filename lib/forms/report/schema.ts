import { z } from 'zod';
import { REPORT_REASONS } from '../../domain/report';
import { email, lines, oneOf, optional, providerId } from '../text';

/** Something said of a provider that is wrong (product rule 2.22). The form shows these fields in this order. */
export const reportSchema = z
  .object({
    provider: providerId(),
    wrong: oneOf(REPORT_REASONS),
    note: lines(1_000).default(''),
    email: optional(email()),
  })
  // What else is wrong, nobody can guess.
  .refine(({ wrong, note }) => wrong !== 'other' || note !== '', { path: ['note'], error: 'required' });
