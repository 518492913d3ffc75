import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { signingKeyOf } from '@/lib/data/signing-key';
import { BACKEND } from './backend';
import {
  beginImport,
  FOLDER,
  importFile,
  readRows,
  run as runCommand,
  undoImport,
  until,
  write,
} from './staff';

interface Provider {
  id: number;
  business_name: string;
  address: string;
  phone: string | null;
  website: string | null;
  rating: number | null;
  service_description: string | null;
  name_latin: string | null;
}

const providers = () => readRows<Provider>('car_wash_locations?order=id&select=*');
const provider = async (name: string) =>
  (await readRows<Provider>(`car_wash_locations?business_name=eq.${name}&select=*`))[0];
const idOf = async (name: string) => (await provider(name))!.id;

describe('a messy file', () => {
  const expected = { new: 0, changed: 0, same: 0, doubtful: 0, refused: 0 };
  let content: string;

  /** Rows of a spreadsheet as people write it, each with what an import does with it. */
  function messyRows([one, two, three, four]: Provider[]): [action: keyof typeof expected, row: string][] {
    const row = ({ business_name, address, phone }: Provider) => `${business_name};"${address}";${phone};`;
    return [
      ['refused', ';Deira, Dubai;0529210000;'],
      ['new', 'Zahra Wash;Deira, Dubai;0529210001;"First line\r\nsecond line, ""quoted""; third"'],
      ['refused', '"=HYPERLINK(""https://evil.example"";""Free wash"")";Deira, Dubai;0529210002;'],
      ['new', 'مغسلة اللمعة;"شارع الشيخ زايد، دبي مارينا، دبي";+971 52 555 0001;;;;Maghsalat Al Lamaa'],
      ['same', row(one!)],
      ['doubtful', `${one!.business_name} L.L.C;"${one!.address}";;We wash.`],
      ['changed', `${row(two!)};AED 200`],
      ['doubtful', `Any Wash;Mirdif, Dubai;${three!.phone};;;${four!.website}`],
      ...Array.from({ length: 45 }, (_, n): ['new', string] => [
        'new',
        `Wash ${n};Deira, Dubai;05292101${10 + n};`,
      ]),
    ];
  }

  beforeAll(async () => {
    const known = (await providers()).filter(
      ({ business_name, address, phone, website }) =>
        business_name?.trim() &&
        address &&
        /^\+971 5/.test(phone ?? '') &&
        /^https:\/\/www/.test(website ?? ''),
    );
    const rows = messyRows(known);
    for (const [action] of rows) expected[action] += 1;
    const header = 'Company Name;العنوان;PHONE_NO;About;Price (AED);Web-Site;Latin name;Internal remarks';
    content = `\uFEFF${[header, ...rows.map(([, row]) => row)].join('\r\n')}\r\n\r\n`;
  });

  test('is previewed with its changes and problems by line, and nothing is written', async () => {
    const before = await providers();
    const runs = await readRows('import_runs?select=id');
    const { isDone, output, report } = await importFile(content);
    expect(isDone).toBe(true);
    expect(output).toContain('UTF-8, separated by semicolons, 53 rows.');
    expect(output).toContain('Ignored: Internal remarks. The directory has no such columns; ');
    for (const [action, count] of Object.entries(expected))
      expect(output).toMatch(new RegExp(`^ {2}${action} +${count} `, 'm'));
    expect(output).toContain('Nothing was written.');
    expect(await providers()).toEqual(before);
    expect(await readRows('import_runs?select=id')).toEqual(runs);

    const lines = report().split('\r\n');
    expect(lines).toContain('2,,refused,business_name,,The name of the business is missing.');
    // The line break in the row before it counts as a line of the file.
    expect(lines.find((line) => line.includes('is a formula'))).toMatch(/^5,/);
  });

  test('is resumed after SIGKILL without duplicates, and undo restores everything', async () => {
    const before = await providers();
    const { new: added, changed, same, doubtful, refused } = expected;
    const { path } = await importFile(content);
    const killed = beginImport([path, '--apply', '--batch', '15']);
    await until(killed, new RegExp(`applied: 15 of ${added + changed}`));
    const closed = once(killed, 'close');
    killed.kill('SIGKILL');
    await closed;
    const interrupted = (await providers()).length - before.length;
    expect(interrupted).toBeGreaterThan(0);
    expect(interrupted).toBeLessThan(added);

    const apply = () => runCommand('import', [path, '--apply', '--batch', '15', '--skip-refused']);
    const { output } = await apply();
    expect(output).toContain('was interrupted and is resumed');
    expect(output).toContain(
      `${added} added, ${changed} changed; ${same} unchanged, ${doubtful + refused} skipped.`,
    );
    const after = await providers();
    expect(after).toHaveLength(before.length + added);
    expect(new Set(after.slice(before.length).map(({ phone }) => phone)).size).toBe(added);
    expect(after.map((row) => row.service_description)).toContain('First line\nsecond line, "quoted"; third');
    expect(after.find(({ name_latin }) => name_latin === 'Maghsalat Al Lamaa')).toMatchObject({
      business_name: 'مغسلة اللمعة',
    });
    const again = await apply();
    expect(again).toMatchObject({
      isDone: false,
      output: expect.stringContaining('was already applied as run'),
    });
    expect(await providers()).toEqual(after);

    const [first, second] = after.slice(before.length) as [Provider, Provider];
    await write('PATCH', `car_wash_locations?id=eq.${first.id}`, { service_description: 'Written by staff' });
    const [, run] = /--undo (\w+)/.exec(output)!;
    const undone = await undoImport(run!, '--batch', '25');
    expect(undone).toContain(`${added + changed - 1} rows restored, 1 skipped.`);
    expect(undone).toMatch(
      new RegExp(
        `provider ${first.id} \\(${first.business_name}\\): row \\d+ of provider_history \\(API\\) changed it later\\.`,
      ),
    );
    const left = await providers();
    expect(left.filter(({ id }) => id >= second.id)).toEqual([]);
    expect(left.filter(({ id }) => id < first.id)).toEqual(before);
  });
});

test('an export imports unchanged, including formulas, quotes and line breaks', async () => {
  const { id } = (await providers()).find(({ phone }) => phone === null)!;
  await write('PATCH', `car_wash_locations?id=eq.${id}`, {
    business_name: "'=cmd|' /C calc'!A0 \"quoted\", one",
    address: '=1+1\nDubai',
    phone: '-',
    // Values that an import would reject but the directory may contain.
    service_category: 'car wash '.repeat(30).trim(),
    website: 'javascript:void(0)',
  });
  const path = join(FOLDER, 'export.csv');
  const { output } = await runCommand('import', ['--export', path]);
  const all = await providers();
  expect(output).toContain(`export.csv: ${all.length} providers.`);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(`${id},"''=cmd|`);
  expect(text).toContain(`"'=1+1\nDubai",'-,`);
  // No cell starts like a formula.
  expect(text).not.toMatch(/(^|[,"\n])[=+@-]/m);
  const again = await runCommand('import', [path]);
  expect(again.output).toMatch(new RegExp(`^ {2}same +${all.length} `, 'm'));
  expect(again.output).toContain('There is nothing to apply.');
});

test('a file with a tenth of its rows refused is not applied, unless these are to be skipped', async () => {
  const rows = Array.from(
    { length: 10 },
    (_, row) => `${row ? `Saqr Wash ${row}` : ''},05291${10_000 + row}`,
  );
  const content = `Name,Phone\n${rows.join('\n')}\n`;
  const { isDone, output } = await importFile(content, '--apply');
  expect(output).toContain('1 of 10 rows are refused, a tenth or more. Nothing was written.');
  expect(isDone).toBe(false);
  expect(await readRows('import_runs?state=eq.staging&select=id')).toEqual([]);
  expect(await provider('Saqr Wash 1')).toBeUndefined();
  const { run } = await importFile(content, '--apply', '--skip-refused');
  expect(await provider('Saqr Wash 1')).toBeDefined();
  await undoImport(run);
});

test('a missing file, a missing key and a wrong key are reported', async () => {
  const missing = await runCommand('import', [join(FOLDER, 'none.csv')]);
  expect(missing).toEqual({ isDone: false, output: expect.stringContaining('There is no such file.') });
  const export_ = ['--export', join(FOLDER, 'one.csv')];
  const without = await runCommand('import', export_, { SUPABASE_SECRET_KEY: undefined });
  expect(without.output).toMatch(/SUPABASE_SECRET_KEY is missing: .* Supabase dashboard/);
  const wrong = await runCommand('import', export_, { SUPABASE_SECRET_KEY: BACKEND.publishableKey });
  expect(wrong).toEqual({ isDone: false, output: expect.stringContaining('The database rejected the key.') });
});

test('undo keeps rows that a later run changed, until that run is undone', async () => {
  const rows = 'Name,Phone,Stars\nSuhail Wash,0529100001,4\nHilal Wash,0529100002,4\n';
  const { run: first } = await importFile(rows, '--apply');
  const id = await idOf('Suhail Wash');
  const { run: second } = await importFile(`id,Name,Stars\n${id},Suhail Wash,5\n`, '--apply');

  const early = await undoImport(first);
  expect(early).toContain('1 row restored, 1 skipped.');
  expect(early).toMatch(
    new RegExp(
      `provider ${id} \\(Suhail Wash\\): row \\d+ of provider_history \\(import ${second}\\) changed it later\\. Undo that one first\\.`,
    ),
  );
  expect(await provider('Suhail Wash')).toMatchObject({ rating: 5 });
  expect(await provider('Hilal Wash')).toBeUndefined();

  expect(await undoImport(second)).toContain('1 row restored, 0 skipped');
  expect(await provider('Suhail Wash')).toMatchObject({ rating: 4 });
  expect(await undoImport(first)).toContain('1 row restored, 0 skipped');
  expect(await provider('Suhail Wash')).toBeUndefined();
  expect(await undoImport(first)).toContain('is already undone');
});

test('other commands say that an import is running', async () => {
  const { run, path } = await importFile('Name,Phone\nTuba Wash,0529340001\n', '--apply');
  await write('PATCH', `import_runs?id=eq.${run}`, {
    active_at: new Date().toISOString(),
    state: 'applying',
  });
  const other = 'Name,Phone\nTawba Wash,0529340002\n';
  const message = `An import is running: run ${run} of ${path.split('/').at(-1)}.`;
  const refused = await importFile(other, '--apply');
  expect(refused.isDone).toBe(false);
  expect(refused.output).toContain(`${message} Nothing was done. Wait until it ends.`);
  expect((await importFile(other)).output).toContain(`${message} This preview may be out of date`);
  expect(await undoImport('abc')).toContain(`${message} Nothing was done.`);
  expect((await runCommand('health', [])).output).toContain(message);
  // One that was killed counts for a minute.
  const aMinuteAgo = new Date(Date.now() - 61_000).toISOString();
  await write('PATCH', `import_runs?id=eq.${run}`, { active_at: aMinuteAgo });
  expect((await importFile(other, '--apply')).output).toContain('1 added');
});

test('a row whose provider changed after it was compared is left as it is, and named', async () => {
  await importFile('Name,Phone,Stars\nSabah Wash,0529100003,4\nMasa Wash,0529100004,4\n', '--apply');
  const id = await idOf('Sabah Wash');
  const content = `id,rating\n${id},5\n${await idOf('Masa Wash')},5\n`;
  const { run, path } = await importFile(content, '--apply');
  await undoImport(run);
  // As if it had been interrupted before it wrote anything.
  await write('PATCH', `import_runs?id=eq.${run}`, { state: 'applying' });
  await write('PATCH', `import_rows?run=eq.${run}`, { state: 'staged' });
  await write('PATCH', `car_wash_locations?id=eq.${id}`, { rating: 3 });
  const { output } = await runCommand('import', [path, '--apply']);
  expect(output).toContain(
    `provider ${id} (Sabah Wash): rating: changed by others after the file was compared`,
  );
  expect(readFileSync(path.replace('.csv', '.report.csv'), 'utf8')).toContain('Sabah Wash,not written');
  expect(await provider('Sabah Wash')).toMatchObject({ rating: 3 });
  expect(await provider('Masa Wash')).toMatchObject({ rating: 5 });
});

test('the ids of a source are kept, find their providers in the next file, and go with an undone run', async () => {
  const sources = () =>
    readRows(
      'provider_sources?source=eq.Google&select=source,source_id,provider_id,last_seen&order=source_id',
    );
  const header = 'place_id,name,address,phone\n';
  const rest = 'p2,Rabi Wash,"Deira, Dubai",0529100006\n';
  const november = await importFile(
    `${header}p1,Kharif Wash,"Street 1, Al Quoz, Dubai",0529100005\n${rest}`,
    '--apply',
  );
  const id = await idOf('Kharif Wash');
  const noted = await sources();
  expect(noted).toMatchObject([
    { source: 'Google', source_id: 'p1', provider_id: id },
    { source: 'Google', source_id: 'p2' },
  ]);
  const december = await importFile(
    `${header}p1,Shita Wash,"Street 1, Al Quoz, Dubai",0529100007\n`,
    '--apply',
  );
  expect(december.output).toMatch(/vanished +1 {2}in the last file of this source/);
  expect(december.report()).toContain('Rabi Wash,vanished,source_id,p2');
  expect(await idOf('Shita Wash')).toBe(id);
  expect(await sources()).not.toEqual(noted);
  await undoImport(december.run);
  expect(await sources()).toEqual(noted);
  await undoImport(november.run);
  expect(await sources()).toEqual([]);
});

describe('menus', () => {
  const HEADER = 'provider_id,kind,service,size,price,duration,until\n';
  async function menuOf(id: number) {
    const menu = await readRows<{ price_from: unknown }>(
      `provider_menu_items?provider_id=eq.${id}&select=kind,name_en,car,price_from,minutes,offer_until&order=position,id`,
    );
    // The embedded backend sends numerics that end in zero as text.
    return menu.map((item) => ({ ...item, price_from: Number(item.price_from) }));
  }

  test('are previewed, applied once and undone; those with a refused row are left alone', async () => {
    const menu = await menuOf(1);
    expect(menu).not.toEqual([]);
    const content = `${HEADER}1,Exterior,Foam wash,sedan,AED 35,20,\n1,full,Eid offer,any,47.619047,,31/12/2099\n1,Gold,Deluxe,,90,,\n999999,exterior,Wash,,30,,\n`;
    const more = ['--menu', '--skip-refused'];
    const preview = await importFile(content, ...more);
    expect(preview.output).toMatch(/2 menus\..*changed +1 .*refused +1 /s);
    expect(preview.report()).toContain('There is no provider with this id.');
    expect(preview.report()).toMatch(/^4,.*,changed,kind,gold,.*whose kind the site does not know/m);
    expect(await menuOf(1)).toEqual(menu);

    const { run, output } = await importFile(content, ...more, '--apply');
    expect(output).toContain('0 added, 1 changed');
    const [foam, eid] = [
      { kind: 'exterior', name_en: 'Foam wash', car: 'small', price_from: 35, minutes: 20 },
      { kind: 'full', name_en: 'Eid offer', car: null, price_from: 47.62, minutes: null },
    ];
    expect(await menuOf(1)).toEqual([
      { ...foam, offer_until: null },
      { ...eid, offer_until: '2099-12-31' },
      { kind: 'gold', name_en: 'Deluxe', car: null, price_from: 90, minutes: null, offer_until: null },
    ]);
    expect((await importFile(content, ...more, '--apply')).output).toContain(`already applied as run ${run}`);
    expect((await importFile(`${content}\n`, ...more)).output).toContain('There is nothing to apply.');
    expect(await undoImport(run)).toContain('1 row restored, 0 skipped');
    expect(await menuOf(1)).toEqual(menu);
  });

  test('that were exported can be imported again, and change nothing', async () => {
    const path = join(FOLDER, 'menus.csv');
    const { output } = await runCommand('import', ['--menu', '--export', path]);
    expect(output).toMatch(/menus\.csv: \d+ prices\./);
    const again = await runCommand('import', ['--menu', path, '--apply']);
    expect(again).toEqual({ isDone: true, output: expect.stringContaining('There is nothing to apply.') });
  });
});

test('npm run health counts the problems, with examples, and names notices that could not be sent', async () => {
  await write('POST', 'outbox', { kind: 'listing', row_id: 1, failure: 'chat 500' });
  const { output } = await runCommand('health', []);
  expect(output).toContain('1 notices could not be sent, such as "chat 500"');
  expect(output).not.toContain('The mean rating');
  expect(output).toMatch(
    /^ +\d+ {2}error {4}placeholder_left: .*\n(?: +\d+ .*\n)* +\d+ .*: \+971 \(check website\)$/m,
  );
});

test('staff hear that limits of forms do not bind until the database has the key of the site', async () => {
  const FORM_SECRET = 'a-secret-of-the-site-and-its-database';
  const site = {
    FORM_SECRET,
    SUPABASE_PUBLISHABLE_KEY: BACKEND.publishableKey,
    SUPABASE_SECRET_KEY: undefined,
  };
  const address = { ...site, SITE_URL: 'https://lamaa.example' };
  const check = (more = {}) => runCommand('setup', ['--check'], { ...address, ...more });
  expect((await check()).output).toContain('the key of another FORM_SECRET');
  expect((await check({ FORM_SECRET: 'short' })).output).toContain('at least 16 characters');
  await write('PATCH', 'signing_key?id=is.true', { key: signingKeyOf(FORM_SECRET) });
  expect(await check()).toEqual({ isDone: true, output: expect.not.stringContaining(FORM_SECRET) });
  expect((await check({ SITE_URL: undefined })).output).toContain('turned on by SITE_URL');
  expect(await check({ SUPABASE_SECRET_KEY: 'sb_secret_x' })).toEqual({
    isDone: true,
    output: expect.stringContaining('SUPABASE_SECRET_KEY is set in this shell'),
  });
  expect((await check({ SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_other' })).output).toContain(
    'refuses SUPABASE_PUBLISHABLE_KEY',
  );
  expect((await check({ SUPABASE_URL: 'http://127.0.0.1:9' })).output).toContain('does not answer');
  await write('DELETE', 'signing_key?id=is.true');
  expect((await check()).output).toContain('run npm run setup with the FORM_SECRET of the site');
  const unbound = 'turned on by npm run setup:\n  - limits of forms that bind';
  expect((await runCommand('health', [])).output).toContain(unbound);
  // That of these tests, for the next ones.
  await write('POST', 'signing_key', { key: signingKeyOf(process.env.FORM_SECRET!) });
});
