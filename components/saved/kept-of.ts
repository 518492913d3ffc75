import type { CardFacts } from '@/components/cards/card-facts';
import type { KeptProvider } from '@/lib/domain/kept-provider';

/** What the device keeps of a card; the id ends the URL of the provider's page, so that no card has to carry it. */
export function keptOf({ href, name, phone, area }: CardFacts): Omit<KeptProvider, 'at'> {
  return { id: Number(/\d+$/.exec(href)?.[0]), name, phone, area };
}
