import { FILTER_PARAMETERS, isChosen } from '@/lib/domain/filter-parameters';

/** What is chosen in a form of filters, as a query in the order of every link. */
export function queryOf(form: HTMLFormElement): string {
  const fields = new FormData(form);
  const query = new URLSearchParams();
  for (const name of FILTER_PARAMETERS) {
    const value = fields.get(name);
    if (typeof value === 'string' && isChosen(value.trim())) query.set(name, value.trim());
  }
  return query.toString();
}
