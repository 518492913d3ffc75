import { FakeDatabase } from '../../../support/fake-database';
import { keeperOn, loggedEvents, providerRow, rowsWith, startOn } from '../../../support/keeper';

let events: ReturnType<typeof loggedEvents>;
beforeEach(() => (events = loggedEvents()));
const named = (name: string) => events.filter(({ event }) => event === name);

const FAQ = { question: 'Why?', answer: 'So.', question_ar: null, answer_ar: null, sort_order: null };
/** Returns so many questions, which are derived at once. */
const questions = (count: number) => Array.from({ length: count }, (_, id) => ({ ...FAQ, id }));
/** Returns the rows of the first providers. */
const first = (count: number) => rowsWith(count).car_wash_locations;

describe('with counters', () => {
  test('a request more than ten seconds after the last look waits for the next one', async () => {
    const database = new FakeDatabase(rowsWith(3));
    const { request } = keeperOn(database);
    expect(await request()).toEqual({ providers: 3, after: 0 });
    database.write('car_wash_locations', first(4));
    expect(await request(9_000)).toEqual({ providers: 3, after: 0 });
    expect(await request(1_000)).toEqual({ providers: 4, after: 0 });
  });

  test('a look reads only tables whose counter has risen', async () => {
    const { database, request } = await startOn();
    await request(10_000);
    expect(database.reads).toEqual(['counters']);
    database.write('faqs', questions(1));
    await request(10_000);
    expect(database.reads).toEqual(['counters', 'counters', 'faqs', 'counters']);
  });

  test('requests at once share the look', async () => {
    const { database, clock, keeper } = await startOn();
    await clock.advance(10_000);
    database.reads = [];
    await Promise.all([keeper.get(), keeper.get(), keeper.get()]);
    expect(database.reads).toEqual(['counters']);
  });

  test('what did not change stays the same objects', async () => {
    const { database, keeper, request } = await startOn();
    const before = keeper.current!;
    database.raise('car_wash_locations');
    await request(10_000);
    expect(keeper.current).toBe(before);

    const [one, two, three] = first(3);
    database.write('car_wash_locations', [one!, { ...two!, phone: '050 123 4567' }, three!]);
    await request(10_000);
    const after = keeper.current!;
    expect(after.version).toBe(before.version + 1);
    expect(after.byId.get(1)).toBe(before.byId.get(1));
    expect(after.byId.get(2)).not.toBe(before.byId.get(2));
    expect(before.byId.get(2)!.phone).toBeNull();
    expect(after.vocabulary).toBe(before.vocabulary);
    expect(after.faqs).toBe(before.faqs);
  });

  test('a table that changes while it is read is read again', async () => {
    const database = new FakeDatabase(rowsWith(3));
    let changes = 1;
    database.onRead = (table) => {
      if (table === 'car_wash_locations' && changes-- > 0) database.write('car_wash_locations', first(5));
    };
    const { request } = keeperOn(database);
    expect((await request()).providers).toBe(5);
    expect(database.reads.filter((read) => read === 'car_wash_locations')).toHaveLength(2);
  });

  test('one that never rests is taken as it is, and read again at the next look', async () => {
    const database = new FakeDatabase(rowsWith(3));
    database.onRead = (table) => {
      if (table === 'car_wash_locations') database.raise(table);
    };
    const { request } = keeperOn(database);
    await request();
    expect(database.reads.filter((read) => read === 'car_wash_locations')).toHaveLength(3);
    database.reads = [];
    await request(10_000);
    expect(database.reads).toContain('car_wash_locations');
  });

  test('a table with many rows is read at most once a minute', async () => {
    const { database, clock, keeper, request } = await startOn(rowsWith(3, { faqs: questions(5_001) }));
    await clock.advance(10_000);
    database.write('faqs', questions(5_002));
    await request();
    expect(keeper.current!.faqs).toHaveLength(5_001);
    await request(50_000);
    expect(keeper.current!.faqs).toHaveLength(5_002);
  });
});

describe('without counters', () => {
  test('everything is read again once a minute, behind the answers', async () => {
    const { database, request } = await startOn(rowsWith(3), { isCounted: false });
    database.write('car_wash_locations', first(4));
    database.reads = [];
    expect((await request(50_000)).providers).toBe(3);
    expect(database.reads).toEqual(['counters']);
    expect(await request(10_000)).toEqual({ providers: 3, after: 0 });
    expect(await request()).toEqual({ providers: 4, after: 0 });
  });

  test('a table with many rows is read once in five minutes', async () => {
    const { database, request } = await startOn(rowsWith(3, { faqs: questions(5_001) }), {
      isCounted: false,
    });
    await request(240_000);
    expect(database.reads).toContain('car_wash_locations');
    expect(database.reads).not.toContain('faqs');
    await request(60_000);
    expect(database.reads).toContain('faqs');
  });

  test('counters are used as soon as there are some', async () => {
    const { database, request } = await startOn(rowsWith(3), { isCounted: false });
    database.counters = new FakeDatabase(rowsWith(0)).counters;
    await request(10_000);
    database.write('car_wash_locations', first(4));
    expect((await request(10_000)).providers).toBe(4);
  });
});

describe('while the database is away', () => {
  test('a hanging one holds up requests for a second', async () => {
    const { database, keeper, request } = await startOn();
    database.state = 'hanging';
    expect(await request(10_000)).toEqual({ providers: 3, after: 1_000 });
    // The look is still running, and whoever comes later does not wait for it anew.
    expect(await request()).toEqual({ providers: 3, after: 0 });
    expect(keeper.health.failures).toBe(0);
  });

  test('a stopped one holds up nobody, and is asked again', async () => {
    const { database, clock, keeper, request } = await startOn();
    database.state = 'stopped';
    expect(await request(10_000)).toEqual({ providers: 3, after: 0 });
    expect(named('directory.poll_failed')[0]!.facts).toEqual({ table: 'counters', reason: 'refused' });
    // Once, then after one, two and four seconds.
    for (const ms of [1_000, 2_000, 4_000]) await clock.advance(ms);
    expect(keeper.health.failures).toBe(4);
    expect(await request(10_000)).toEqual({ providers: 3, after: 0 });
    expect(keeper.health.failures).toBe(5);
  });

  test.each([
    [29_000, 0],
    [30_000, 1_000],
  ])('%i ms after the last failure a request waits for %i', async (later, after) => {
    const { database, clock, request } = await startOn();
    database.state = 'stopped';
    await request(10_000);
    for (const ms of [1_000, 2_000, 4_000]) await clock.advance(ms);
    database.state = 'hanging';
    expect(await request(later)).toEqual({ providers: 3, after });
  });

  test('edits are seen within 15 seconds after it has come back', async () => {
    const { database, keeper, request } = await startOn();
    database.state = 'stopped';
    for (let minute = 0; minute < 6; minute += 1) {
      await request(10_000);
    }
    database.state = 'up';
    database.write('car_wash_locations', first(4));
    for (let second = 0; second < 15; second += 1) {
      await request(1_000);
    }
    expect((await request()).providers).toBe(4);
    expect(keeper.health.failures).toBe(0);
    expect(named('directory.poll_recovered')).toHaveLength(1);
  });

  test('a table that it refuses to show stays as it was, and the others go on', async () => {
    const { database, keeper, request } = await startOn();
    database.refused.set('car_wash_locations', 403);
    database.write('car_wash_locations', first(4));
    database.write('pages', [{ slug: 'about-us', title: 'About', content: '<p>Us</p>' }]);
    for (let look = 0; look < 2; look += 1) {
      expect((await request(10_000)).providers).toBe(3);
    }
    expect(keeper.current!.pages.get('about-us')!.title).toBe('About');
    expect(keeper.health.refused).toEqual(['car_wash_locations']);
    expect(named('directory.table_refused')).toHaveLength(1);
    database.refused.clear();
    expect((await request(10_000)).providers).toBe(4);
    expect(keeper.health.refused).toEqual([]);
  });
});

describe('a call to look now', () => {
  test('shows an edit at once', async () => {
    const { database, keeper, request } = await startOn();
    database.write('car_wash_locations', first(4));
    expect(await keeper.refreshNow()).toBe(true);
    expect((await request()).providers).toBe(4);
    database.write('car_wash_locations', first(5));
    expect(await keeper.refreshNow()).toBe(true);
    expect((await request()).providers).toBe(5);
  });

  test('shows one that came while a look was running', async () => {
    const { database, clock, keeper, request } = await startOn();
    await clock.advance(10_000);
    const running = keeper.get();
    await Promise.resolve();
    const calls = [keeper.refreshNow(), keeper.refreshNow()];
    database.onRead = () => undefined;
    database.write('car_wash_locations', first(4));
    await Promise.all([running, ...calls]);
    expect((await request()).providers).toBe(4);
  });

  test('reads every table if it is asked to, whatever the counters say', async () => {
    const { database, keeper } = await startOn();
    database.rows = rowsWith(4);
    await keeper.refreshNow();
    expect(keeper.current!.providers).toHaveLength(3);
    await keeper.refreshNow('all');
    expect(keeper.current!.providers).toHaveLength(4);
  });

  test('says that the database is away', async () => {
    const { database, keeper } = await startOn();
    database.state = 'stopped';
    expect(await keeper.refreshNow()).toBe(false);
    expect(await keeper.refreshNow()).toBe(false);
  });
});

test('a row that cannot be derived is listed with its texts, and counted', async () => {
  const odd = providerRow(2, { business_name: 'Odd Wash', phone: { toString: null } as never });
  const database = new FakeDatabase(rowsWith(0, { car_wash_locations: [providerRow(1), odd] }));
  const { keeper, request } = keeperOn(database);
  expect((await request()).providers).toBe(2);
  expect(keeper.current!.byId.get(2)).toMatchObject({
    name: 'Odd Wash',
    address: odd.address,
    isListed: true,
    isClosed: false,
    phones: [],
  });
  expect(keeper.health.unreadable).toBe(1);
  expect(named('directory.row_failed')).toMatchObject([{ facts: { id: 2, kind: 'TypeError' } }]);
});
