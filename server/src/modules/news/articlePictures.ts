import type { NewsPicture } from '@contract/news';
import type { Picture } from '@contract/upload';
import { AppError } from '../../http/appError';
import { MAX_FILE_BYTES } from '../../http/file';
import { OperatorError } from '../../operatorError';
import { findOperatorPicture, type UploadDeps, uploadOperatorImage } from '../upload/upload.service';
import { extractPictures } from './newsBody';

const MAX_PICTURES = 30;
const MAX_ALT_LENGTH = 120;

/** Picture as named in an article's file: a file beside it, or the URL of an earlier upload. */
export interface PictureReference {
  source: string;
  /** Alternative text. */
  alt: string;
}

export interface ArticlePictures {
  covers: PictureReference[];
  /** Content of the files by name, of covers and text alike. */
  files: Map<string, Buffer>;
  /** Pictures of the text that are URLs. */
  addresses: string[];
}

/**
 * Reads the pictures that an article names.
 * @param covers each a file or URL, a space, and what it shows
 * @param read returns the bytes of a file beside the article
 * @throws OperatorError with a line per error
 */
export async function readPictures(
  covers: readonly string[],
  bodyHtml: string,
  read: (file: string) => Promise<Buffer>
): Promise<ArticlePictures> {
  const named = covers.map((entry) => {
    const [, source = '', alt = ''] = /^(\S+)\s*([\s\S]*)$/.exec(entry.trim()) ?? [];
    return { source, alt };
  });
  const all = [...named, ...extractPictures(bodyHtml)];
  const faults = all.flatMap(({ source, alt }) => faultOf(source, alt) ?? []);
  if (all.length > MAX_PICTURES) faults.push(`An article has at most ${MAX_PICTURES} pictures.`);
  if (faults.length > 0) throw new OperatorError([...new Set(faults)].join('\n'));
  const sources = [...new Set(all.map(({ source }) => source))];
  const files = new Map<string, Buffer>();
  for (const source of sources.filter((name) => !isAddress(name))) files.set(source, await readFile(source, read));
  return { covers: named, files, addresses: sources.filter(isAddress) };
}

/**
 * Uploads the files and returns every picture of the article by its name. A file that was uploaded before is reused.
 * @throws OperatorError for a file that is not a picture, and for a URL that is not an operator's upload
 */
export async function storePictures(
  deps: UploadDeps,
  { files, addresses }: ArticlePictures,
  nowMs: number
): Promise<Map<string, Picture>> {
  const stored = new Map<string, Picture>();
  for (const address of addresses) {
    const picture = await findOperatorPicture(deps, address);
    if (!picture) throw new OperatorError(`${address} was not uploaded here by an operator.`);
    stored.set(address, picture);
  }
  for (const [name, bytes] of files) {
    try {
      const { url, width, height } = await uploadOperatorImage(deps, bytes, nowMs);
      stored.set(name, { url, width, height });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      throw new OperatorError(`${name} is no jpg, png or webp picture, or has too many pixels.`);
    }
  }
  return stored;
}

/** Returns the covers with their URLs; `stored` is the result of `storePictures`. */
export const coversOf = ({ covers }: ArticlePictures, stored: ReadonlyMap<string, Picture>): NewsPicture[] =>
  covers.flatMap(({ source, alt }) => {
    const picture = stored.get(source);
    return picture ? [{ ...picture, alt }] : [];
  });

const isAddress = (source: string) => source.startsWith('/') || /^https?:\/\//i.test(source);

function faultOf(source: string, alt: string): string | null {
  if (source === '') return 'A picture names no file.';
  if (!isAddress(source) && /[/\\]/.test(source)) return `${source} does not lie beside the article.`;
  if (alt === '') return `${source}: say what it shows, for people who do not see it.`;
  return alt.length > MAX_ALT_LENGTH ? `${source}: what it shows takes at most ${MAX_ALT_LENGTH} characters.` : null;
}

async function readFile(file: string, read: (file: string) => Promise<Buffer>): Promise<Buffer> {
  const bytes = await read(file).catch(() => {
    throw new OperatorError(`${file} cannot be read.`);
  });
  if (bytes.length > MAX_FILE_BYTES) throw new OperatorError(`${file} is larger than 5 MB.`);
  return bytes;
}
