import type { MenuItem } from '@/lib/domain/menu';

/** An exterior wash for any car. */
export const MENU_ITEM: MenuItem = {
  kind: 'exterior',
  name: 'Wash',
  nameAr: null,
  car: null,
  priceFrom: 40,
  priceTo: null,
  minutes: null,
  washes: null,
  days: null,
  note: null,
  noteAr: null,
  offerUntil: null,
};
