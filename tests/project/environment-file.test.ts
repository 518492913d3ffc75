import { parseEnvironmentFile } from '../../deploy/environment-file.mjs';

// prettier-ignore
test.each<[text: string, variables: Record<string, string>]>([
  ['A=b', { A: 'b' }],
  ['A=a.example, b.example', { A: 'a.example, b.example' }],
  ['A = b \t\nB=c', { A: 'b', B: 'c' }],
  ['# A=1\n; B=2\n\n  # C=3\nD=4', { D: '4' }],
  ['A=b # not a comment', { A: 'b # not a comment' }],
  ['A=', { A: '' }],
  ["A='b \"c\" $d'", { A: 'b "c" $d' }],
  ['A="b \'c\' \\"d\\" \\n \\$e"', { A: 'b \'c\' "d" \\n $e' }],
  ['A="one\ntwo"\nB=3', { A: 'one\ntwo', B: '3' }],
  ['A=one \\\ntwo\nB=3', { A: 'one two', B: '3' }],
  ['# one \\\nA=1\nB=2', { B: '2' }],
  ["A='b'\"c\"d", { A: 'bcd' }],
  ["A=b'c'", { A: "b'c'" }],
  ['A=$HOME `id` $(id) & | ; <x>', { A: '$HOME `id` $(id) & | ; <x>' }],
  ['A=a\\b\\\\c', { A: 'ab\\c' }],
  ['export A=b\n1A=b\n=c\nA', {}],
  ['A=b\r\nB="c"\r\n', { A: 'b', B: 'c' }],
  ['A=x==', { A: 'x==' }],
  ['A=1\nA=2', { A: '2' }],
  ['A=سيارة', { A: 'سيارة' }],
  ['A=1\rB=2', { A: '1', B: '2' }],
  ['A="open\nB=2', { A: 'open\nB=2' }],
  ["A='open\nB=2\n", { A: 'open\nB=2\n' }],
  ['A= one\\ \nB=2', { A: 'one ', B: '2' }],
  ['A=one  \\\nB=2', { A: 'one  B=2' }],
  ['A="one"  two # x \nB', { A: 'onetwo # x' }],
  ['A=1\n# one\\', { A: '1' }],
])('%j', (text, variables) => {
  expect(parseEnvironmentFile(text)).toEqual(variables);
});
