import { StaffDatabase } from './staff-commands';

jest.setTimeout(60_000);

let staff: StaffDatabase;
beforeAll(async () => {
  staff = await StaffDatabase.start();
});
afterAll(() => staff.stop());

let files = 0;
async function applied(content: string): Promise<string> {
  const path = staff.write(`file-${(files += 1)}.csv`, content);
  const { output } = await staff.run('import', [path, '--apply']);
  return /Run (\w+) is applied/.exec(output)![1]!;
}

const undo = async (run: string) => (await staff.run('import', ['--undo', run])).output;

const provider = async (name: string) => {
  const [row] = await staff.rows<{ id: number; rating: number | null; price_range: string | null }>(
    `car_wash_locations?business_name=eq.${name}&select=id,rating,price_range`,
  );
  return row;
};

test('undo keeps rows that a later run changed, until that run is undone', async () => {
  const first = await applied('Name,Phone,Stars\nSuhail Wash,0529100001,4\nHilal Wash,0529100002,4\n');
  const { id } = (await provider('Suhail Wash'))!;
  const second = await applied(`id,Name,Stars\n${id},Suhail Wash,5\n`);

  const early = await undo(first);
  expect(early).toContain('1 rows restored, 1 skipped.');
  expect(early).toContain(
    `provider ${id} (Suhail Wash): Run ${second} changed it later: undo that one first`,
  );
  expect(await provider('Suhail Wash')).toMatchObject({ rating: 5 });
  expect(await provider('Hilal Wash')).toBeUndefined();

  expect(await undo(second)).toContain('1 rows restored, 0 skipped');
  expect(await provider('Suhail Wash')).toMatchObject({ rating: 4 });
  expect(await undo(first)).toContain('1 rows restored, 0 skipped');
  expect(await provider('Suhail Wash')).toBeUndefined();
  expect(await undo(first)).toContain('is already undone');
});

test('undo keeps manual changes until they are reverted, and skips deleted providers', async () => {
  const run = await applied('Name,Phone,Price\nShihab Wash,0529100003,AED 40\nNajm Wash,0529100004,AED 40\n');
  const [{ id }, gone] = [(await provider('Shihab Wash'))!, (await provider('Najm Wash'))!];
  await staff.change(`car_wash_locations?id=eq.${id}`, { price_range: 'AED 50' });
  await staff.remove(`car_wash_locations?id=eq.${gone.id}`);
  const early = await undo(run);
  expect(early).toContain('0 rows restored, 2 skipped.');
  expect(early).toContain(`provider ${id} (Shihab Wash): The provider was changed after the import`);
  expect(early).toContain(`provider ${gone.id} (Najm Wash): The provider no longer exists`);

  await staff.change(`car_wash_locations?id=eq.${id}`, { price_range: 'AED 40' });
  expect(await undo(run)).toContain('1 rows restored, 1 skipped');
  expect(await provider('Shihab Wash')).toBeUndefined();
  expect(await undo(run)).toContain('is already undone');
});
