import { createHash } from 'node:crypto';
import { type Static, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { type AttachmentType, MAX_NEWS_COVERS, NewsCategory, NewsCopyright } from '@contract/news';
import { OperatorError } from '../../operatorError';
import { type ArticlePictures, readPictures } from './articlePictures';
import { readFrontMatter } from './frontMatter';
import { htmlOfMarkdown } from './markdown';

const SingleLine = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '^[^\\u0000-\\u001f]*$' });

/** Head of an article's file. Lengths are those that lists and posters have room for. */
const FrontMatter = Type.Object(
  {
    id: Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 64 }),
    title: SingleLine(64),
    summary: SingleLine(120),
    category: NewsCategory,
    source: SingleLine(40),
    author: Type.Optional(SingleLine(20)),
    editor: Type.Optional(SingleLine(20)),
    copyright: Type.Optional(NewsCopyright),
    allowShare: Type.Optional(Type.Boolean()),
    /** Time with its zone: 2026-11-20T08:30:00+08:00. Absent: now. */
    publishedAt: Type.Optional(
      Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d(:\\d\\d)?(Z|[+-]\\d\\d:\\d\\d)$' })
    ),
    varieties: Type.Optional(Type.Array(SingleLine(64), { maxItems: 10 })),
    regions: Type.Optional(Type.Array(SingleLine(20), { maxItems: 10 })),
    /** Pictures: a file beside this one or a URL, a space, and what it shows. */
    covers: Type.Optional(Type.Array(SingleLine(400), { maxItems: MAX_NEWS_COVERS })),
    /** Variety that is drawn when there are no pictures; absent: the first one. */
    cover: Type.Optional(SingleLine(64)),
    /** Names of files beside this one. */
    attachments: Type.Optional(Type.Array(SingleLine(120), { maxItems: 5 }))
  },
  { additionalProperties: false }
);
const ArticleSchema = Type.Composite([FrontMatter, Type.Object({ bodyHtml: Type.String({ maxLength: 200_000 }) })], {
  additionalProperties: false
});

export interface Attachment {
  name: string;
  type: AttachmentType;
  content: Buffer;
}

/** Article as read from its file; `digest` covers all its files. Its HTML is untrusted. */
export interface Article extends Omit<Static<typeof ArticleSchema>, 'publishedAt' | 'attachments' | 'covers'> {
  copyright: NewsCopyright;
  allowShare: boolean;
  varieties: string[];
  regions: string[];
  publishedAtMs?: number;
  attachments: Attachment[];
  pictures: ArticlePictures;
  digest: string;
}

const MAX_ATTACHMENT_BYTES = 2_000_000;
const signatures: Record<AttachmentType, Buffer> = {
  pdf: Buffer.from('%PDF-'),
  xlsx: Buffer.from('PK\u0003\u0004'),
  docx: Buffer.from('PK\u0003\u0004')
};

/**
 * Reads an article: JSON with `bodyHtml`, or Markdown under a head between two `---` lines.
 * @param read the bytes of a file that the article names, beside it: an attachment, a picture
 * @throws OperatorError with every fault in a line
 */
export async function readArticle(
  name: string,
  bytes: Buffer,
  read: (file: string) => Promise<Buffer>
): Promise<Article> {
  const text = new TextDecoder('utf-8').decode(bytes);
  const value = name.endsWith('.json') ? parseJson(text) : parseMarkdown(text);
  const faults = [...Value.Errors(ArticleSchema, value)].map(
    ({ path, message }) => `${path.slice(1) || 'file'}: ${message}`
  );
  if (!Value.Check(ArticleSchema, value)) throw new OperatorError([...new Set(faults)].join('\n'));
  const { publishedAt, attachments = [], covers = [], ...rest } = value;
  const publishedAtMs = publishedAt === undefined ? undefined : Date.parse(publishedAt);
  if (Number.isNaN(publishedAtMs)) throw new OperatorError('publishedAt: there is no such day');
  const files = await Promise.all(attachments.map((file) => readAttachment(file, read)));
  const pictures = await readPictures(covers, rest.bodyHtml, read);
  const hash = createHash('sha256').update(bytes);
  for (const content of [...files.map((file) => file.content), ...pictures.files.values()]) hash.update(content);
  return {
    ...rest,
    copyright: rest.copyright ?? 'original',
    allowShare: rest.allowShare ?? true,
    varieties: rest.varieties ?? [],
    regions: rest.regions ?? [],
    ...(publishedAtMs !== undefined && { publishedAtMs }),
    attachments: files,
    pictures,
    digest: hash.digest('hex')
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new OperatorError(`The file is no JSON: ${String(error)}`);
  }
}

function parseMarkdown(text: string): unknown {
  const parts = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text.replace(/^\uFEFF/, ''));
  if (!parts) throw new OperatorError('The file has no head between two --- lines.');
  const [, head = '', body = ''] = parts;
  return { ...readFrontMatter(head), bodyHtml: htmlOfMarkdown(body) };
}

async function readAttachment(file: string, read: (file: string) => Promise<Buffer>): Promise<Attachment> {
  const type = /\.(pdf|xlsx|docx)$/.exec(file)?.[1] as AttachmentType | undefined;
  if (type === undefined || /[/\\]/.test(file)) {
    throw new OperatorError(`attachments: ${file} is no pdf, xlsx or docx beside the article`);
  }
  const content = await read(file).catch(() => {
    throw new OperatorError(`attachments: ${file} cannot be read`);
  });
  if (!content.subarray(0, 5).toString('latin1').startsWith(signatures[type].toString('latin1'))) {
    throw new OperatorError(`attachments: ${file} is no ${type}`);
  }
  if (content.length > MAX_ATTACHMENT_BYTES) throw new OperatorError(`attachments: ${file} is larger than 2 MB`);
  return { name: file, type, content };
}
