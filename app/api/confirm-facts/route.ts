import { confirmFacts } from '@/lib/data/confirmations';
import { hasStaffTables } from '@/lib/directory/current';
import { parseProviderId } from '@/lib/domain/provider';
import { CONFIRMED, NOT_CONFIRMED } from '@/lib/domain/report';
import { LANGUAGE } from '@/lib/forms/form-state';
import { localeOf } from '@/lib/i18n/locales';
import { localizedPathOf } from '@/lib/routing/path-of';

/** Counts that everything about a provider is still right (product rule 2.27), and leads back to its page, which says whether it did. */
export async function POST(request: Request): Promise<Response> {
  const fields = await request.formData();
  const id = parseProviderId(String(fields.get('provider')));
  if (!id) return new Response(null, { status: 400 });
  const outcome = hasStaffTables() && (await confirmFacts(id)) ? CONFIRMED : NOT_CONFIRMED;
  const locale = localeOf(String(fields.get(LANGUAGE)));
  // A relative URL, because behind a proxy the request's origin is not the visitor's.
  const Location = `${localizedPathOf({ name: 'provider', id }, locale)}#${outcome}`;
  return new Response(null, { status: 303, headers: { Location, 'Cache-Control': 'no-store' } });
}
