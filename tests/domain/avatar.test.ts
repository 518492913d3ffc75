import { existsSync, readFileSync } from 'node:fs';
import { initialsOf, sceneOf, SCENES } from '@/lib/domain/avatar';
import { sameName } from '../support/localized-name';

const scene = (slugs: string[], servesMobile = false) =>
  sceneOf({
    kinds: slugs.map((slug) => ({ slug, name: sameName(slug), washType: null })),
    servesMobile,
  });

test('the scene reflects what a provider is known for', () => {
  expect(scene(['hand-wash', 'automatic', 'foam'])).toBe('tunnel');
  expect(scene(['steam', 'mobile'], true)).toBe('steam');
  expect(scene(['hand-wash', 'mobile'], true)).toBe('mobile');
  expect(scene(['hand-wash'])).toBe('hand');
  expect(scene(['motorcycle-wash'])).toBe('forecourt');
});

// prettier-ignore
test.each([
  ['Cardamom & Nozzle Night Parking Wash', 'CN'], ['Al Barsha Shine', 'BS'], ['the Wash', 'W'], ['24/7 Auto', '27'],
  ['ßteam élan', 'SSÉ'], ['غسيل سكة الحناء', 'غ س'], ['الحناء', 'ح'], ['Al', 'A'], ['***', ''],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('every scene has an image', () => {
  const file = 'public/sprite.svg';
  expect(existsSync(file)).toBe(true);
  const drawn = readFileSync(file, 'utf8').matchAll(/<symbol id="scene-(\w+)"/g);
  expect([...drawn].map(([, name]) => name).sort()).toEqual([...SCENES].sort());
});
