import { toRow } from '@/lib/data/directory/tables';
import type { MenuItem } from '@/lib/domain/menu';
import type { OwnRating, Provider } from '@/lib/domain/provider';
import type { ProviderRow } from '@/lib/domain/provider-row';
import { toProvider } from '@/lib/domain/to-provider';
import { VOCABULARY } from './vocabulary';

/** A row in which nobody entered anything. */
export const EMPTY_ROW: ProviderRow = toRow('car_wash_locations', { id: 7 })!;

/** What a row with these values means, with the words of every installation. */
export function providerOf(
  values: Partial<ProviderRow>,
  more: { menu?: MenuItem[]; own?: OwnRating } = {},
): Provider {
  const row = { ...EMPTY_ROW, ...values };
  return toProvider(row, VOCABULARY, { menu: [], own: null, imageHosts: [], ...more });
}

/** A provider with few known facts. */
export const PROVIDER = providerOf({ business_name: 'Noor Wash', phone: '051 555 1234' });
