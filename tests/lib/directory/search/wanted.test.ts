import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listProviders } from '@/lib/directory/list-providers';
import { parseFilter } from '@/lib/domain/filter';
import type { ProviderList } from '@/lib/domain/provider-list';
import { sampleDirectory } from '../../../support/sample-directory';

/** Wednesday 15:00 in Dubai. */
const MOMENT = new Date('2026-11-25T11:00:00Z');
const directory = sampleDirectory();
const KINDS: Record<string, string> = { 'auto-detailing': 'detailing', 'steam-cleaning': 'steam', 'waterless-wash': 'waterless' };
const FLAGS: Record<string, string> = { package: 'packages', '247-services': '24h' };

function said({ parsedQuery: p }: ProviderList): Set<string> {
  const s = new Set<string>();
  if (!p) return s;
  for (const { anyOf, not } of p.conditions)
    for (const f of anyOf)
      for (const [k, v] of Object.entries(f)) {
        const pre = not ? 'not ' : '';
        if (k === 'area' || k === 'emirate') s.add(`${pre}place ${String(v)}`);
        else if (k === 'washType') s.add(FLAGS[v as string] ? `${pre}flag ${FLAGS[v as string]}` : `${pre}kind ${KINDS[v as string] ?? String(v)}`);
        else if (k === 'serviceMode') s.add(v === 'onsite' ? 'not mode mobile' : `mode ${String(v)}`);
        else if (k === 'isVerified') s.add(`${pre}flag verified`);
        else if (k === 'isEco') s.add(`${pre}flag eco`);
        else if (k === 'open') s.add(`${pre}open`);
        else s.add(`${pre}${k} ${String(v)}`);
      }
  for (const a of p.nearAreas) s.add(`place ${a}`);
  if (p.isNear) s.add('nearMe');
  if (p.sort) s.add(`order ${p.sort}`);
  return s;
}
function wanted(w: any): Set<string> {
  const s = new Set<string>();
  const add = (w2: any, pre: string) => {
    for (const p of w2.places ?? []) if (!p.startsWith('?')) s.add(`${pre}place ${p}`);
    for (const k of w2.kinds ?? []) s.add(`${pre}kind ${k}`);
    for (const f of w2.flags ?? []) if (f !== 'offers') s.add(`${pre}flag ${f}`);
    if (w2.mode) s.add(`${pre}mode ${w2.mode}`);
    if (w2.car) s.add(`${pre}car ${w2.car}`);
    if (w2.max) s.add(`${pre}maxPrice ${w2.max}`);
    if (w2.min) s.add(`${pre}minPrice ${w2.min}`);
    if (w2.rating) s.add(`${pre}rating ${w2.rating}`);
  };
  add(w, '');
  if (w.not) add(w.not, 'not ');
  if (w.open) s.add('open');
  if (w.nearMe) s.add('nearMe');
  if (w.order) s.add(`order ${w.order}`);
  return s;
}
it('reads what was meant', () => {
  const lines = readFileSync(join(__dirname, '../../../fixtures/searches/wanted.jsonl'), 'utf8').trim().split('\n').map((l) => JSON.parse(l));
  const out: string[] = [];
  let ok = 0, extra = 0;
  for (const { q, want, kind } of lines) {
    const list = listProviders(directory, parseFilter(new URLSearchParams({ q })), MOMENT);
    if (want.name || want.nothing) { ok++; continue; }
    const s = said(list), w = wanted(want);
    const missing = [...w].filter((x) => !s.has(x)), more = [...s].filter((x) => !w.has(x));
    if (missing.length + more.length === 0) ok++;
    else out.push(`${kind} | ${q.slice(0, 90)} | missing ${missing.join(', ')} | extra ${more.join(', ')} | words ${list.parsedQuery?.words.join(',')} | total ${list.total}`);
    if (more.length) extra++;
  }
  writeFileSync('/tmp/search/wanted.txt', `${ok} of ${lines.length}, extra in ${extra}\n${out.join('\n')}\n`);
});
