import ts from 'typescript';
import { sourceFiles } from './source';

const SPOKEN_ATTRIBUTES = new Set(['aria-label', 'title', 'placeholder', 'alt', 'label']);

/** Interface texts that stand in a component instead of in messages/. */
function literalTexts(path: string, text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isJsxText(node)) found.push(node.text);
    if (ts.isJsxAttribute(node) && SPOKEN_ATTRIBUTES.has(node.name.getText()) && node.initializer) {
      if (ts.isStringLiteral(node.initializer)) found.push(node.initializer.text);
    }
    node.forEachChild(visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found.map((words) => words.trim()).filter((words) => /\p{L}/u.test(words));
}

test('a literal text is noticed', () => {
  expect(literalTexts('x.tsx', '<p title="Hello">World {name} 5</p>')).toEqual(['Hello', 'World']);
});

test('every text of the interface comes from the messages', () => {
  const literal = sourceFiles(['app', 'components'], ['.tsx']).flatMap(({ path, text }) =>
    literalTexts(path, text).map((words) => `${path}: ${words}`),
  );
  expect(literal).toEqual([]);
});
