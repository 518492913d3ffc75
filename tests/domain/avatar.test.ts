import { existsSync, readFileSync } from 'node:fs';
import { sceneOf, SCENES } from '@/lib/domain/avatar';
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

test('every scene has an image', () => {
  const file = 'public/sprite.svg';
  expect(existsSync(file)).toBe(true);
  const drawn = readFileSync(file, 'utf8').matchAll(/<symbol id="scene-(\w+)"/g);
  expect([...drawn].map(([, name]) => name).sort()).toEqual([...SCENES].sort());
});
