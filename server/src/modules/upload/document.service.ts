import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { UploadedDocument } from '@contract/upload';
import { newId } from '../../database/id';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { TempFile } from '../../http/tempFile';
import type { ImageStorage } from '../../providers/imageStorage';
import { countAction } from '../user/rateWindow.service';
import { findDocument, insertDocument } from './document.repository';
import { isSafePdf } from './pdf';
import { isOwnImage, uploadImage } from './upload.service';

export const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024;

const LIMIT = { name: 'document', limit: 60, windowMs: 86_400_000 };

interface DocumentDeps {
  db: Db;
  images: ImageStorage;
}

/** Stores a paper of a member: a pdf as it is, a picture cleaned. Throws FILE_TYPE, FILE_TOO_LARGE, RATE_LIMITED. */
export async function uploadDocument(
  deps: DocumentDeps,
  ownerId: string,
  file: TempFile,
  nowMs: number
): Promise<UploadedDocument> {
  if (file.bytes > MAX_DOCUMENT_BYTES) throw new AppError('FILE_TOO_LARGE');
  await countAction(deps.db, LIMIT, ownerId, nowMs);
  const content = await readFile(file.path);
  if (!content.subarray(0, 5).equals(Buffer.from('%PDF-'))) {
    const { url, bytes } = await uploadImage(deps, ownerId, content, nowMs);
    return { url, type: 'image', bytes };
  }
  if (!isSafePdf(content)) throw new AppError('FILE_TYPE');
  const id = newId(nowMs);
  const storageName = `${id}.pdf`;
  await deps.images.save(storageName, createReadStream(file.path));
  await insertDocument(deps.db, {
    id,
    owner_user_id: ownerId,
    storage_name: storageName,
    bytes: file.bytes,
    created_at_ms: nowMs
  });
  return { url: deps.images.urlOf(storageName), type: 'pdf', bytes: file.bytes };
}

/** True when the address is that of a pdf which the person uploaded. */
export async function isOwnPdf(
  { db, images }: { db: Db | Tx; images: ImageStorage },
  ownerId: string,
  url: string
): Promise<boolean> {
  const row = await findDocument(db, path.posix.basename(url));
  return row?.owner_user_id === ownerId && images.urlOf(row.storage_name) === url;
}

/** The same for a paper of either kind. */
export function isOwnDocument(
  deps: { db: Db | Tx; images: ImageStorage },
  ownerId: string,
  { url, type }: Pick<UploadedDocument, 'url' | 'type'>
): Promise<boolean> {
  return type === 'pdf' ? isOwnPdf(deps, ownerId, url) : isOwnImage(deps, ownerId, url);
}
