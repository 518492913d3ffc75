import { readFileSync } from 'node:fs';
import { BACKDROPS, DRAWINGS, type Scene, sceneOf } from '@/lib/domain/avatar';
import type { Provider } from '@/lib/domain/provider';
import { toneOf, withTones } from '@/lib/domain/tone';
import { sameName } from '../support/localized-name';

const scene = (slugs: string[], more: Partial<Provider> = {}) =>
  sceneOf({
    id: 12,
    name: 'Zarqa',
    locationType: null,
    emirates: [],
    kinds: slugs.map((slug) => ({ slug, name: sameName(slug), washType: null })),
    servesMobile: false,
    servesOnsite: true,
    ...more,
  });
const isMobile = { servesMobile: true, servesOnsite: false };

test.each<[string, string, string[], Partial<Provider>]>([
  ['what it is known for', 'city tunnel', ['hand-wash', 'automatic', 'foam'], {}],
  ['what it is known for, although it is mobile', 'city steam', ['steam', 'mobile'], isMobile],
  ['a van for who comes to the car', 'city mobile', ['hand-wash', 'mobile'], isMobile],
  ['a hand wash', 'city hand', ['hand-wash'], {}],
  ['a forecourt for anybody else', 'city forecourt', ['motorcycle-wash'], {}],
  ['a studio indoors', 'hall studio', ['detailing', 'interior'], {}],
  ['no studio for who has none', 'city mobile', ['detailing'], isMobile],
  ['its name first', 'tower eco', ['waterless'], { name: 'Qamarly Tower Wash' }],
  ['its Arabic name', 'tower eco', ['waterless'], { name: 'مغسلة البُرج' }],
  ['the kind that its name says', 'villas mobile', ['steam'], { name: 'Doorstep Wash' }],
  ['the kind of place', 'garage hand', ['hand-wash'], { locationType: 'Mall parking' }],
  ['no building in a car park', 'city tunnel', ['automatic'], { locationType: 'Mall parking' }],
  ['its emirate', 'sea hand', ['hand-wash'], { emirates: ['ras-al-khaimah'] }],
  ['another of its emirate', 'hills hand', ['hand-wash'], { emirates: ['ras-al-khaimah'], id: 36 }],
  ['the other drawing', 'city hand2', ['hand-wash'], { id: 14 }],
])('the scene shows %s', (_, expected, slugs, more) => {
  expect(scene(slugs, more)).toBe(expected);
});

// prettier-ignore
test.each<[string, [id: number, scene: Scene, photo?: string][], number[]]>([
  ['their own', [[1, 'city hand'], [2, 'city hand'], [7, 'sea hand']], [1, 2, 7]],
  ['another after the same', [[1, 'city hand'], [3, 'sea hand'], [7, 'city hand']], [1, 3, 8]],
  ['no taken one', [[1, 'city hand'], [2, 'city hand'], [7, 'city hand']], [1, 2, 9]],
  ['their own far from the same', [[1, 'city hand'], [2, 'sea eco'], [3, 'sea eco'], [4, 'sea eco'], [7, 'city hand']], [1, 2, 3, 4, 7]],
  ['their own beside a photo', [[1, 'city hand', 'a.webp'], [7, 'city hand']], [1, 7]],
])('neighbours in a list have %s', (_, list, tones) => {
  const drawn = withTones(list.map(([id, scene, photo]) => ({ id, scene, photo })));
  expect(drawn.map(({ id, tone = toneOf(id) }) => tone)).toEqual(tones.map(toneOf));
});

test('every scene is drawn, and nothing else', () => {
  const drawn = readFileSync('public/sprite.svg', 'utf8')
    .split('<!-- Scenes')[1]!
    .matchAll(/<symbol id="(\w+)"/g);
  expect([...drawn].map(([, name]) => name).sort()).toEqual([...BACKDROPS, ...DRAWINGS].sort());
});
