import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { UploadedDocument } from '@contract/upload';
import { DAY_MS } from '@rules/duration';
import { newId } from '../../database/id';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { TempFile } from '../../http/tempFile';
import type { FileStorage } from '../../providers/fileStorage';
import { countAction } from '../rateLimit/rateLimit.service';
import { findDocument, insertDocument } from './document.repository';
import { processFile } from './processFile';
import { isOwnImage, uploadImage } from './upload.service';
import { countUpload } from './uploadLimit';

export const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024;

const LIMIT = { name: 'document', limit: 60, windowMs: DAY_MS };

const PDF_BEGINS = Buffer.from('%PDF-');

interface DocumentDeps {
  db: Db;
  files: FileStorage;
}

/**
 * Stores a document of a member: a PDF unchanged, a picture cleaned.
 * @throws AppError FILE_TOO_LARGE above the limit, FILE_TYPE for anything but a safe PDF or a picture, RATE_LIMITED
 * above the limit of uploads, BUSY while the workers have too much to do
 */
export async function uploadDocument(
  deps: DocumentDeps,
  ownerId: string,
  file: TempFile,
  nowMs: number
): Promise<UploadedDocument> {
  if (file.bytes > MAX_DOCUMENT_BYTES) throw new AppError('FILE_TOO_LARGE');
  await countAction(deps.db, LIMIT, ownerId, nowMs);
  if (!(await isPdf(file.path))) {
    const { url, bytes } = await uploadImage(deps, ownerId, await readFile(file.path), nowMs);
    return { url, type: 'image', bytes };
  }
  await countUpload(deps.db, ownerId, nowMs);
  if (!(await processFile(ownerId, 'isSafePdfFile', file.path))) throw new AppError('FILE_TYPE');
  const id = newId(nowMs);
  const storageName = `${id}.pdf`;
  await deps.files.save(storageName, createReadStream(file.path));
  await insertDocument(deps.db, {
    id,
    owner_user_id: ownerId,
    storage_name: storageName,
    bytes: file.bytes,
    created_at_ms: nowMs
  });
  return { url: deps.files.urlOf(storageName), type: 'pdf', bytes: file.bytes };
}

async function isPdf(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(PDF_BEGINS.length), 0, PDF_BEGINS.length, 0);
    return buffer.equals(PDF_BEGINS);
  } finally {
    await file.close();
  }
}

/** Returns whether the URL is that of a PDF which the user uploaded. */
export async function isOwnPdf(
  { db, files }: { db: Db | Tx; files: FileStorage },
  ownerId: string,
  url: string
): Promise<boolean> {
  const row = await findDocument(db, path.posix.basename(url));
  return row?.owner_user_id === ownerId && files.urlOf(row.storage_name) === url;
}

/** Returns whether the URL is that of a document of either kind which the user uploaded. */
export function isOwnDocument(
  deps: { db: Db | Tx; files: FileStorage },
  ownerId: string,
  { url, type }: Pick<UploadedDocument, 'url' | 'type'>
): Promise<boolean> {
  return type === 'pdf' ? isOwnPdf(deps, ownerId, url) : isOwnImage(deps, ownerId, url);
}
