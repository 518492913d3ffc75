// node tests/support/messy-providers.mjs 300 FILE: writes a realistic, messy file of providers that partly matches the sample
// data, always the same, and prints the expected result of importing it.
import { writeFileSync } from 'node:fs';
import { createProviders } from '../../scripts/seed/providers.mjs';

const SEEDED = 640;
const HEADER = [
  ...['Company Name', 'العنوان', 'PHONE_NO', 'Web-Site', 'Stars', 'Reviews', 'نوع الغسيل', 'Price (AED)'],
  ...['Working Hours', 'About', 'eco', 'Internal remarks'],
];
const BROKEN = [
  (row) => ['', ...row.slice(1)],
  (row) => row.with(4, 'seven'),
  (row) => row.with(0, '=HYPERLINK("https://evil.example";"Free wash")'),
  (row) => row.with(2, '9.7150E+11'),
  (row) => [...row, 'one', 'cell too many'],
  (row) => row.with(10, 'maybe'),
  (row) => row.with(3, 'javascript:alert(1)'),
];
const MESS = [
  (row) => row.with(8, 'Weekdays 9-5, except holidays'),
  (row) => row.with(7, 'call us'),
  (row) => row.with(9, 'First line\r\nsecond line, "quoted"; third'),
  (row) => row.with(3, 'Not Listed'),
  (row) => row.with(4, '٤٫٥'),
  (row) =>
    row
      .with(0, `مغسلة اللمعة ${row[0].length}${row[2].slice(-4)}`)
      .with(1, 'شارع الشيخ زايد، دبي مارينا، دبي'),
  (row) => row.with(0, `  ${row[0]} `).with(10, 'نعم'),
];

export function messyFile(count) {
  const known = createProviders(SEEDED).filter(isDistinct);
  const expected = { new: 0, changed: 0, same: 0, doubtful: 0, refused: 0 };
  const rows = [];
  let lastNew;
  for (let index = 0; index < count; index += 1) {
    const one = known[index % known.length];
    const other = known[(index + 1) % known.length];
    const [action, row] = rowFor(index, one, other, lastNew);
    if (action === 'new') lastNew = row;
    expected[action] += 1;
    rows.push(row);
  }
  const text = [HEADER, ...rows].map((row) => row.map(quote).join(';')).join('\r\n');
  return { text: `\uFEFF${text}\r\n\r\n`, expected };
}

function rowFor(index, one, other, lastNew) {
  const turn = Math.floor(index / 20);
  // Each known provider is used once; further rows would be duplicates.
  const isFirst = index < 400;
  switch (index % 20) {
    case 0:
      return ['refused', BROKEN[turn % BROKEN.length](newRow(one, index))];
    case 3:
    case 13:
      return isFirst ? ['same', cellsOf(one)] : ['new', newRow(one, index)];
    case 6:
      return isFirst ? ['changed', cellsOf(one).with(7, `AED ${200 + turn}`)] : ['new', newRow(one, index)];
    case 9:
      return isFirst
        ? ['doubtful', newRow(one, index).with(2, one.phone).with(3, other.website)]
        : ['new', newRow(one, index)];
    case 16:
      return ['doubtful', lastNew.with(0, `${lastNew[0].trim()} once more`)];
    default:
      return ['new', index % 3 === 0 ? MESS[turn % MESS.length](newRow(one, index)) : newRow(one, index)];
  }
}

function isDistinct({ business_name: name, address, phone, website }) {
  return name?.trim() && address && /^\+971 5/.test(phone ?? '') && /^https:\/\/www\./.test(website ?? '');
}

function newRow(provider, index) {
  const digits = String(1_000_000 + index);
  return cellsOf(provider)
    .with(0, `${provider.business_name} ${index}`)
    .with(2, index % 2 ? `052${digits}` : `+971 52 ${digits.slice(0, 3)} ${digits.slice(3)}`)
    .with(3, index % 4 ? '' : `messy${index}.example/wash`);
}

function cellsOf(provider) {
  const {
    business_name: name,
    address,
    phone,
    website,
    rating,
    review_count: reviews,
    wash_type: type,
  } = provider;
  const {
    price_range: price,
    opening_hours: hours,
    service_description: description,
    eco_certified: eco,
  } = provider;
  const cells = [name, address, phone, website, rating, reviews, type, price, hours, description];
  return [...cells.map((cell) => String(cell ?? '')), eco ? 'Yes' : eco === false ? 'No' : '', 'ask Ahmed'];
}

function quote(cell) {
  return /[;"\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

const [count, file] = process.argv.slice(2);
if (file) {
  const { text, expected } = messyFile(Number(count));
  writeFileSync(file, text);
  console.log(JSON.stringify(expected));
}
