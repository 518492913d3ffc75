import { type Kind, kindsNotInWashTypes, type WashType } from '@/lib/domain/wash-types';
import { sameName } from '../support/localized-name';

const kind = (slug: string, washType: WashType | null = null): Kind => ({
  slug,
  name: sameName(slug),
  washType,
});

test('omits kinds that a wash type already names', () => {
  const kinds = [kind('waterless', 'waterless-wash'), kind('foam'), kind('detailing', 'auto-detailing')];
  const others = kindsNotInWashTypes(kinds, ['mobile-car-wash', 'waterless-wash']);
  expect(others.map(({ slug }) => slug)).toEqual(['foam', 'detailing']);
});
