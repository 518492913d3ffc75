import { existsSync, readFileSync } from 'node:fs';
import { avatarOf, initialsOf, SCENES } from '@/lib/domain/avatar';

const PROVIDER = { id: 1, name: 'Noor Wash', kinds: [], servesMobile: false };

test('the scene reflects what a provider is known for', () => {
  expect(avatarOf({ ...PROVIDER, kinds: ['hand', 'automatic', 'foam'] }).scene).toBe('tunnel');
  expect(avatarOf({ ...PROVIDER, kinds: ['steam', 'mobile'], servesMobile: true }).scene).toBe('steam');
  expect(avatarOf({ ...PROVIDER, kinds: ['hand', 'mobile'], servesMobile: true }).scene).toBe('mobile');
  expect(avatarOf({ ...PROVIDER, kinds: ['hand'] }).scene).toBe('hand');
  expect(avatarOf(PROVIDER).scene).toBe('forecourt');
});

test("a provider's avatar is stable, and consecutive ids have different colours", () => {
  expect(avatarOf(PROVIDER)).toEqual(avatarOf({ ...PROVIDER }));
  expect(avatarOf({ ...PROVIDER, id: 2 }).tone).not.toBe(avatarOf(PROVIDER).tone);
});

test.each([
  ['Cardamom & Nozzle Night Parking Wash', 'CN'],
  ['Al Barsha Shine', 'BS'],
  ['the Wash', 'W'],
  ['24/7 Auto', '27'],
  ['ßteam élan', 'SSÉ'],
  ['غسيل سكة الحناء', 'غ س'],
  ['الحناء', 'ح'],
  ['Al', 'A'],
  ['***', ''],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('every scene has an image', () => {
  const file = 'public/scenes.svg';
  expect(existsSync(file)).toBe(true);
  const drawn = readFileSync(file, 'utf8').matchAll(/<symbol id="(\w+)"/g);
  expect([...drawn].map(([, name]) => name).sort()).toEqual([...SCENES].sort());
});
