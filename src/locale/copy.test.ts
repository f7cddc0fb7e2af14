import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(__dirname, '../..');

/** The texts of the dictionaries of a language, cut at their parameters. */
function copyOf(language: string): { file: string; text: string }[] {
  const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(`/locale/${language}.ts`))
    .map((file) => path.join('src', file));
  return [...files, `types/rules/notification/${language}.ts`].flatMap((file) => {
    const source = ts.createSourceFile(file, readFileSync(path.join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
    const texts: string[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
      if (ts.isPropertyAssignment(node)) return visit(node.initializer);
      if (ts.isBinaryExpression(node) && ts.isStringLiteral(node.right)) return;
      if (ts.isStringLiteralLike(node)) texts.push(node.text);
      else if (ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) texts.push(node.text);
      ts.forEachChild(node, visit);
    };
    visit(source);
    return texts.map((text) => ({ file, text }));
  });
}

describe('copy', () => {
  it.each([
    ['English', 'en', /\b(quotations?|sellers?|variet(y|ies)|papers|flash(es)?|yuan|e-mail)\b|'/i],
    ['French', 'fr', /\b(soci[eé]té(s?)|vendeurs?|variétés?|coter|yuans?)(?![\wÀ-ÿ])|\w'/i],
    ['Spanish', 'es', /(?<![\wÀ-ÿ])(vendedor(es)?|variedad(es)?|yuan(es)?|dueño)(?![\wÀ-ÿ])/i]
  ])('uses the terms of the glossary: %s', (_name, language, others) => {
    const texts = copyOf(language);
    expect(texts.length).toBeGreaterThan(2000);
    expect(texts.filter(({ text }) => others.test(text))).toEqual([]);
  });

  it('keeps French punctuation on the line of its word', () => {
    expect(copyOf('fr').filter(({ text }) => / [;:!?%»]|« /.test(text))).toEqual([]);
  });

  it.each([
    ['French', 'fr', /(?<![\wÀ-ÿ])(tu|ton|tes|toi)(?![\wÀ-ÿ])/i],
    [
      'Spanish',
      'es',
      /(?<![\wÀ-ÿ])(tú|tus?|ti|contigo|puedes|tienes|elige|toca(?! a usted)|escribe|inicia(?! sesión en)|revisa tu|añade(?! esta)|pulsa|desliza)(?![\wÀ-ÿ])/i
    ]
  ])('uses the formal form of address: %s', (_name, language, informal) => {
    expect(copyOf(language).filter(({ text }) => informal.test(text))).toEqual([]);
  });
});
