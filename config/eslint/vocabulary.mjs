// ESLint rules that keep the words of docs/glossary.md: `names` checks declared names and file names, `text` checks
// comments and test titles. Both report the word to use instead.
import path from 'node:path';

/** Words that no part of a name may be, with the word to use instead. */
const bannedInNames = new Map(
  Object.entries({
    again: ['anew'],
    'the role, such as viewer or owner': ['whoever', 'somebody', 'nobody', 'eyes'],
    notify: ['tell', 'tells', 'telling', 'told'],
    'purge or clear': ['forget', 'forgets', 'forgotten', 'sweep', 'sweeps', 'swept'],
    'expire, expired': ['lapse', 'lapses', 'lapsed'],
    documents: ['papers'],
    'viewer or recipient': ['reader', 'readers'],
    'index, slot, location or field': ['place', 'places'],
    'messages, arguments or terms': ['words'],
    'status or position': ['stand', 'stands', 'standing', 'stood'],
    'action or request': ['deed', 'deeds'],
    'slot or quota': ['seat', 'seats'],
    'demo users': ['cast'],
    'recording or video': ['film', 'films'],
    'user input': ['hand', 'hands'],
    'sandbox or environment': ['realm'],
    idle: ['calm'],
    'counter-offer': ['haggle', 'haggling'],
    successors: ['heir', 'heirs']
  }).flatMap(([instead, words]) => words.map((word) => [word, instead]))
);

/** Whole names that were replaced, with the name that replaced them. */
const replacedNames = new Map(
  Object.entries({
    forEyes: 'visibleTo',
    eyesOf: 'viewerOf',
    posterOf: 'the owner or author',
    briefOf: 'summaryOf',
    refusalOf: 'accessDeniedReason, or errorMessageFor…',
    errorOf: 'errorMessageFor…',
    partIn: 'roleOf',
    oneLine: 'toSingleLine',
    onOneConnection: 'withConnection',
    eachAlone: 'forEachIsolated',
    isDatabaseAway: 'isConnectionError',
    blankBoxes: 'zeroMetadataBoxes',
    noteAgreement: 'recordAgreement',
    noteQuotation: 'recordQuotation',
    noteVisit: 'recordView',
    movePurchases: 'expireDue…',
    moveQuotations: 'expireDue…',
    moveSupplies: 'expireDue…',
    moveVerifications: 'expireDue…',
    hotWord: 'trendingSearch',
    hotWords: 'trendingSearches',
    TextLine: 'TextField',
    ChipsLine: 'ChipsField',
    RegionLine: 'RegionField',
    NumberLine: 'NumberField',
    DaysLine: 'DaysField',
    PartyLine: 'IdentityRow',
    Halves: 'TwoColumns',
    UndoOffer: 'UndoableRemoval',
    InSlices: 'DeferredRender',
    latePart: 'lazyComponent',
    earthColour: 'avatarColor',
    navPort: 'navigationAdapter',
    guardHtml: 'sanitizeHtml',
    courseOf: 'timelineSteps',
    doAndTell: 'runWithToast',
    lostAnswer: 'networkError',
    wayOf: 'captureNavigation',
    openPart: 'renderComponent'
  })
);

/**
 * Names of properties that stay: columns, tables and contract fields, whose change would need a migration. See
 * docs/glossary.md, "Names that stay".
 */
const allowedProperties = new Set([
  ...[
    'asker_told',
    'owner_told',
    'deadline_told_ms',
    'expiry_told_ms',
    'end_told_for',
    'inviter_told_at_ms',
    'told_of'
  ],
  ...['papers_id', 'approved_papers_id', 'reader', 'readers', 'readers_before', 'delivery_place', 'place'],
  ...['verification_papers', 'invite_words', 'hot_word', 'known_place', 'search_reader'],
  ...['deliveryPlace', 'hotWords', 'lapsed']
]);

/** Names with a banned word that stay everywhere, by reason. */
const allowedNames = new Set(
  Object.values({
    'rows of tables above': [
      ...['VerificationPapersTable', 'InviteWordsTable', 'HotWordTable', 'KnownPlaceTable', 'SearchReaderTable']
    ],
    'reads bytes, streams or files': ['ByteReader', 'FileReader', 'fileReader', 'streamReader'],
    'terms of text search and of moderation': ['STOP_WORDS', 'bannedWords'],
    'a company passes its rights over': [
      ...['handOver', 'handOverTo', 'handOverSupplies', 'handOverCompanyVerification', 'handOverInvitationsOf']
    ],
    'the opposite of automatic': ['byHand']
  }).flat()
);

/** Splits a name into its lower-case words. */
const wordsOf = (name) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z]+/)
    .map((word) => word.toLowerCase());

/**
 * Finds what is wrong with a name.
 *
 * @returns the banned word and its replacement; undefined for a good name
 */
export function bannedWordIn(name) {
  if (allowedNames.has(name)) return undefined;
  if (replacedNames.has(name)) return { word: name, instead: replacedNames.get(name) };
  const word = wordsOf(name).find((each) => bannedInNames.has(each));
  return word === undefined ? undefined : { word, instead: bannedInNames.get(word) };
}

/** Patterns that comments and test titles must not match, with the words to use instead. */
const bannedInText = [
  [/\banew\b/i, 'again'],
  // Allowed: the user `nobody` of the operating system.
  [/\b(whoever|somebody)\b|(?<!`)\bnobody\b/i, 'the role, or "no one"'],
  // Allowed: what an abbreviation stands for, and stand-ins of tests.
  [/(?<!under)\b(stands?(?! for\b|-)|stood)\b/i, 'is, appears or holds'],
  [/\b(tells?|told|telling)\b/i, 'notify, show, report or distinguish'],
  // Allowed: the name of the function for a forgotten password.
  [/\b(forgets?|forgot|forgotten)\b(?! password)/i, 'purge, clear or discard'],
  // Allowed: the status `lapsed`.
  [/(?<!`)\blapse[sd]?\b/i, 'expire'],
  [/\b(sweeps?|swept|sweeping)\b/i, 'purge'],
  [/\bpapers\b/i, 'documents'],
  // Allowed: programs and devices that read.
  [/(?<!\b(?:screen|stream|code|byte|file|feed|PDF|card)[ -])\breaders?\b/i, 'viewer, recipient or user'],
  [
    /\b(open|free) places?\b|\bplaces? (?:in|of) (?:the|a|an|its|their) (?:list|row|array|queue|form|table|order)\b/i,
    'index, slot or field'
  ],
  [/\b(in|own|without|of their|by) words\b|\bwords that may not\b/i, 'messages, arguments or text'],
  [/\bdeeds?\b/i, 'action'],
  // Allowed: the town that governs a prefecture.
  [/(?<!prefecture's )(?<!county )\bseats?\b/i, 'slot or quota'],
  [/\beyes\b/i, 'viewer'],
  [/\bthe cast\b/i, 'the demo users'],
  [/\bfilm(s|ed|ing)?\b/i, 'recording or video'],
  [/\b(realms?|calm|haggl\w+|heirs?)\b/i, 'sandbox, idle, counter-offer or successors'],
  [/\b(\w+ing) twice is \1 once\b/i, 'Idempotent.']
];
/** Openings of comments that are fragments of a sentence. */
const fragment = /^(Of|For whom|What|Who|Whose)\b/;
/** Further openings of docstrings. A comment inside a function may begin with a condition: "Without a price …". */
const docstringFragment = /^(With|Without|By|Per|Not|As|Like)\b/;
/** Openings of test titles that continue a sentence of `describe`; the tag of a requirement may precede them. */
const titleFragment =
  /^(?:\[.*?\] )?(of|with|without|when|where|while|unless|after|before|by|that|who|whose|again|also|for|from|to|and|as|at|in|on)(?=\s)/i;

/**
 * Finds an opening that makes a comment a fragment of a sentence.
 *
 * @param isDocstring whether the comment describes a declaration
 * @returns the opening and what to write instead; undefined for a complete statement
 */
export function fragmentIn(comment, isDocstring = false) {
  const [word] = fragment.exec(comment) ?? (isDocstring ? docstringFragment.exec(comment) : null) ?? [];
  return word === undefined ? undefined : { word, instead: 'a complete statement that names its subject' };
}

/**
 * Finds what is wrong with a comment or a test title.
 *
 * @returns the matched text and what to write instead; undefined for a good text
 */
export function bannedTextIn(text) {
  for (const [pattern, instead] of bannedInText) {
    const match = pattern.exec(text);
    if (match) return { word: match[0], instead };
  }
  return undefined;
}

const declarations = [
  ...['PropertyDefinition', 'AccessorProperty', 'MethodDefinition', 'TSAbstractMethodDefinition'],
  ...['TSAbstractPropertyDefinition', 'TSPropertySignature', 'TSMethodSignature']
];

/** Names of variables, functions, classes, types, members and files. A taken name is checked where it is declared. */
const names = {
  meta: { type: 'suggestion', schema: [], messages: { banned: '"{{word}}" in {{name}}: use {{instead}}.' } },
  create(context) {
    const { sourceCode } = context;
    const check = (node, name) => {
      const found = bannedWordIn(name);
      if (found) context.report({ node, messageId: 'banned', data: { ...found, name } });
    };
    const checkProperty = (node, name) => {
      if (!allowedProperties.has(name)) check(node, name);
    };
    const checkKey = (node) => {
      if (node.computed) return;
      if (node.key.type === 'Literal') {
        if (/^[\w$]+$/.test(node.key.value)) checkProperty(node.key, String(node.key.value));
      } else checkProperty(node.key, node.key.name);
    };
    // A default or namespace import is named here, and so is a renamed one.
    const isTakenImport = ({ type, node }) =>
      type === 'ImportBinding' && node.type === 'ImportSpecifier' && node.imported.name === node.local.name;
    return {
      Program(program) {
        for (const name of path.relative(context.cwd, context.filename).split(path.sep)) {
          const stem = name.split('.')[0];
          const found = bannedWordIn(stem);
          if (found)
            context.report({ node: program, messageId: 'banned', data: { ...found, name: `the file name ${stem}` } });
        }
      },
      'Program:exit'() {
        for (const scope of sourceCode.scopeManager.scopes) {
          for (const variable of scope.variables) {
            const [definition] = variable.defs;
            // A shorthand pattern takes over the name of a property that is declared elsewhere.
            const isTaken = definition?.name.parent?.type === 'Property' && definition.name.parent.shorthand;
            if (definition && !isTaken && !isTakenImport(definition)) check(definition.name, variable.name);
          }
        }
      },
      Property(node) {
        if (node.parent.type === 'ObjectExpression' && !node.shorthand) checkKey(node);
      },
      [declarations.join(', ')]: checkKey,
      TSNamedTupleMember: (node) => check(node.label, node.label.name)
    };
  }
};

/** Returns `it`, `test` or `describe` for their calls, also with modifiers such as `it.each`; undefined for others. */
const testFunctionOf = ({ callee }) => {
  const root = callee.type === 'CallExpression' ? callee.callee : callee;
  const base = root.type === 'MemberExpression' ? root.object : root;
  return base.type === 'Identifier' && /^(it|test|describe)$/.test(base.name) ? base.name : undefined;
};

/** Returns the text of a literal title, with each embedded value as `…`; undefined for a computed title. */
const titleOf = (node) => {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  return node?.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.cooked).join('…') : undefined;
};

/** Comments and test titles. */
const text = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      banned: '"{{word}}": write {{instead}}.',
      fragment: 'A comment is a complete statement: name its subject instead of beginning with "{{word}}".',
      title: 'The title of a test is readable alone: begin with its subject or its verb instead of "{{word}}".'
    }
  },
  create(context) {
    const check = (node, value) => {
      const found = bannedTextIn(value);
      if (found) context.report({ loc: node.loc, messageId: 'banned', data: found });
    };
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          const value = comment.value.replace(/\s*\n\s*\*?\s*/g, ' ').replace(/^[*\s]+/, '');
          check(comment, value);
          const { word } = fragmentIn(value, comment.value.startsWith('*')) ?? {};
          if (word) context.report({ loc: comment.loc, messageId: 'fragment', data: { word } });
        }
      },
      CallExpression(node) {
        const name = testFunctionOf(node);
        const title = titleOf(node.arguments[0]);
        if (name === undefined || title === undefined) return;
        check(node.arguments[0], title);
        const [, word] = (name !== 'describe' && titleFragment.exec(title)) || [];
        if (word) context.report({ node: node.arguments[0], messageId: 'title', data: { word } });
      }
    };
  }
};

export const vocabulary = { rules: { names, text } };
