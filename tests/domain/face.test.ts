import { existsSync, readFileSync } from 'node:fs';
import { faceOf, initialsOf, SCENES } from '@/lib/domain/face';

const PROVIDER = { id: 1, name: 'Noor Wash', kinds: [], servesMobile: false };

test('the scene reflects what a provider is known for', () => {
  expect(faceOf({ ...PROVIDER, kinds: ['hand', 'automatic', 'foam'] }).scene).toBe('tunnel');
  expect(faceOf({ ...PROVIDER, kinds: ['steam', 'mobile'], servesMobile: true }).scene).toBe('steam');
  expect(faceOf({ ...PROVIDER, kinds: ['hand', 'mobile'], servesMobile: true }).scene).toBe('mobile');
  expect(faceOf({ ...PROVIDER, kinds: ['hand'] }).scene).toBe('hand');
  expect(faceOf(PROVIDER).scene).toBe('forecourt');
});

test("a provider's face is stable, and neighbours differ", () => {
  expect(faceOf(PROVIDER)).toEqual(faceOf({ ...PROVIDER }));
  expect(faceOf({ ...PROVIDER, id: 2 }).tone).not.toBe(faceOf(PROVIDER).tone);
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
