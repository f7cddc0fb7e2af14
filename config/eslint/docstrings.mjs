// ESLint rule that keeps docstrings complete. `throws` checks that exported functions and public methods of exported
// classes whose own body throws have a @throws, and that every @throws says which error and when, for each of its codes.
import { readFileSync } from 'node:fs';

const functions = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;
const classes = /^(ClassDeclaration|ClassExpression)$/;

/** Returns the child nodes of a node. */
function childrenOf(node, visitorKeys) {
  return (visitorKeys[node.type] ?? []).flatMap((key) => node[key] ?? []).filter((child) => child?.type);
}

const isCaughtError = ({ argument }, handler) =>
  argument?.type === 'Identifier' && handler?.param?.type === 'Identifier' && argument.name === handler.param.name;

/**
 * Returns the `throw` statements with which a body makes its caller fail. A nested function has its own; a `catch`
 * block that never throws takes those of its `try` block. Passing on the caught error is no error of this function.
 */
function throwsOf(body, visitorKeys) {
  const visit = (node, handler) => {
    if (functions.test(node.type) || classes.test(node.type)) return [];
    if (node.type === 'ThrowStatement') return isCaughtError(node, handler) ? [] : [node];
    if (node.type !== 'TryStatement') return childrenOf(node, visitorKeys).flatMap((child) => visit(child, handler));
    const isTaken = node.handler && !hasThrow(node.handler.body);
    return [
      ...(isTaken ? [] : visit(node.block, handler)),
      ...(node.handler ? visit(node.handler.body, node.handler) : []),
      ...(node.finalizer ? visit(node.finalizer, handler) : [])
    ];
  };
  const hasThrow = (node) =>
    node.type === 'ThrowStatement' ||
    (!functions.test(node.type) && !classes.test(node.type) && childrenOf(node, visitorKeys).some(hasThrow));
  return visit(body, undefined);
}

/** A tag that names an error class and, after codes, the condition; or the error that is passed on. */
const named = /^@throws (?:(?:[A-Z]\w*)?(?:Error|Failure|DOMException)\b.*?\b[a-z]{2,}|the (?:error|failure)s? of \w)/;

const read = (file) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const code = [
  ...[...read('types/contract/error.ts').matchAll(/^ {2}([A-Z_]+): \d+/gm)].map(([, name]) => name),
  ...['NETWORK', 'OFFLINE', 'TIMEOUT', 'ABORTED', 'BAD_STATUS', 'BAD_RESPONSE']
].join('|');
/** One code, or several of one condition: "LOCKED and RATE_LIMITED". */
const codes = new RegExp(`\\b(?:(?:(?:${code}), )*(?:${code}) (?:and|or) )?(?:${code})\\b`);
/** A condition, or the value that names it, such as `expired`. */
const condition = /`|\b(?!(?:and|or|also)\b)[a-z]{2,}\b/;

/** Returns whether a tag says which error and when, for each code. */
function isComplete(tag) {
  const conditions = tag.split(codes).slice(1);
  return named.test(tag) && conditions.every((text) => condition.test(text));
}

/** Returns the tags of a docstring for thrown errors, each as one line. */
function throwsTags(docstring) {
  const text = docstring.replace(/\s*\n\s*\*?\s*/g, ' ');
  return text.split(/(?=@[a-z]+\s)/).filter((tag) => /^@throws\b/.test(tag));
}

const throws = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      missing: '{{name}} throws: say with @throws which error and when, in its docstring.',
      words: 'Say with @throws which error and when, instead of "{{words}}".',
      vague: 'Say which error and when, like "@throws AppError NOT_FOUND for a removed listing", instead of "{{tag}}".'
    }
  },
  create(context) {
    const { sourceCode } = context;
    const isDocstring = ({ type, value }) => type === 'Block' && value.startsWith('*');
    const docstringOf = (node) => sourceCode.getCommentsBefore(node).filter(isDocstring).pop()?.value ?? '';
    const checked = new Set();
    /** Checks a function; its docstring precedes one of the nodes. */
    const check = (name, fn, documented) => {
      if (checked.has(fn) || !fn.body) return;
      checked.add(fn);
      const [first] = throwsOf(fn.body, sourceCode.visitorKeys);
      if (!first) return;
      const isSaid = documented.some((node) => throwsTags(docstringOf(node)).length > 0);
      if (!isSaid) context.report({ node: first, messageId: 'missing', data: { name } });
    };
    const isPublic = (member) =>
      !/^(private|protected)$/.test(member.accessibility) && member.key.type !== 'PrivateIdentifier';
    const checkClass = (node) => {
      for (const member of node.body.body) {
        const fn = member.value;
        if (!fn || !functions.test(fn.type) || !isPublic(member)) continue;
        const named = (other) => other.key && sourceCode.getText(other.key) === sourceCode.getText(member.key);
        check(sourceCode.getText(member.key), fn, node.body.body.filter(named));
      }
    };
    /** Checks what a declaration exports. `statement` is the whole statement, which the docstring precedes. */
    const checkDeclaration = (declaration, statement) => {
      if (declaration.type === 'FunctionDeclaration') {
        const name = declaration.id?.name ?? 'The function';
        const overloads = statement.parent.body.filter((other) => {
          const declared = other.declaration ?? other;
          return declared.type === 'TSDeclareFunction' && declared.id?.name === name;
        });
        check(name, declaration, [...overloads, statement]);
      }
      if (classes.test(declaration.type)) checkClass(declaration);
      if (declaration.type === 'VariableDeclaration') {
        for (const { id, init } of declaration.declarations) {
          if (!init) continue;
          // A member of a declared type, like `Platform['open']`, has the docstring of that type. So has one of an object.
          if (functions.test(init.type) && id.typeAnnotation?.typeAnnotation.type !== 'TSIndexedAccessType')
            check(id.name, init, [statement]);
          if (classes.test(init.type)) checkClass(init);
          if (init.type === 'ObjectExpression' && !id.typeAnnotation)
            for (const property of init.properties)
              if (functions.test(property.value?.type))
                check(sourceCode.getText(property.key), property.value, [property]);
        }
      }
    };
    return {
      'Program:exit'(program) {
        for (const comment of sourceCode.getAllComments().filter(isDocstring)) {
          const [words] = /\bRejects (?:on|when|where|if|with)\b/.exec(comment.value) ?? [];
          if (words) context.report({ loc: comment.loc, messageId: 'words', data: { words } });
          for (const tag of throwsTags(comment.value)) {
            if (!isComplete(tag)) context.report({ loc: comment.loc, messageId: 'vague', data: { tag: tag.trim() } });
          }
        }
        const exported = new Set();
        for (const statement of program.body) {
          if (statement.declaration) checkDeclaration(statement.declaration, statement);
          if (statement.type === 'ExportNamedDeclaration' && !statement.source)
            for (const { local } of statement.specifiers) exported.add(local.name);
          if (statement.type === 'ExportDefaultDeclaration' && statement.declaration.type === 'Identifier')
            exported.add(statement.declaration.name);
        }
        for (const statement of program.body) {
          const names = [statement.id, ...(statement.declarations ?? []).map(({ id }) => id)].map((id) => id?.name);
          if (names.some((name) => exported.has(name))) checkDeclaration(statement, statement);
        }
      }
    };
  }
};

export const docstrings = { rules: { throws } };
