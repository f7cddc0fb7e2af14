import { MAX_FILES, MAX_PICTURES } from '@/lib/pickerLimits';
import { fileAtUrl, registerFile, revokeFile } from '../h5/objectUrls';
import type { FilePlatform, PickedFile } from './types';

/** Photos of phones often exceed the server's limit: these are scaled down, to this side at most. */
const RESIZE_ABOVE_BYTES = 3 * 1024 * 1024;
const MAX_SIDE_PX = 2560;
const QUALITY = 0.85;

export const pickPhotos: FilePlatform['pickPhotos'] = async (maxCount = MAX_PICTURES) => {
  const chosen = await openFileDialog('image/jpeg,image/png,image/webp', maxCount);
  return Promise.all(chosen.slice(0, maxCount).map(prepareFile));
};

export const pickVideo: FilePlatform['pickVideo'] = async () => {
  const [file] = await openFileDialog('video/mp4,video/quicktime', 1);
  if (!file) return [];
  const video = registerFile(file);
  return [{ ...video, seconds: await secondsOf(video.path) }];
};

export const pickDocuments: FilePlatform['pickDocuments'] = async (maxCount = MAX_FILES) => {
  const chosen = await openFileDialog('application/pdf,image/jpeg,image/png,image/webp', maxCount);
  return Promise.all(
    chosen.slice(0, maxCount).map(async (file) => ({ ...(await prepareFile(file)), name: file.name }))
  );
};

/** Returns `undefined` if the video's metadata cannot be read: the server reports the fault. */
function secondsOf(path: string): Promise<number | undefined> {
  const video = document.createElement('video');
  video.preload = 'metadata';
  return new Promise<number | undefined>((resolve) => {
    video.onloadedmetadata = () => resolve(Number.isFinite(video.duration) ? video.duration : undefined);
    video.onerror = () => resolve(undefined);
    video.src = path;
  }).finally(() => video.removeAttribute('src'));
}

function openFileDialog(accept: string, maxCount: number): Promise<File[]> {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = accept;
  input.multiple = maxCount > 1;
  // Some browsers open the dialog only for an input on the page, and tests look for it there.
  input.style.display = 'none';
  document.body.append(input);
  return new Promise<File[]>((resolve) => {
    input.addEventListener('change', () => resolve([...(input.files ?? [])]));
    input.addEventListener('cancel', () => resolve([]));
    input.click();
  }).finally(() => input.remove());
}

async function prepareFile(file: File): Promise<PickedFile> {
  const isLargePicture = file.size > RESIZE_ABOVE_BYTES && file.type.startsWith('image/');
  return registerFile(isLargePicture ? await resizeImage(file) : file);
}

/** Returns the file itself where this browser cannot draw it: the server reports the fault. */
async function resizeImage(file: File): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, MAX_SIDE_PX / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    return drawn && drawn.size < file.size ? drawn : file;
  } catch {
    return file;
  }
}

export const uploadFile: FilePlatform['uploadFile'] = (path, { url, headers, onProgress, handle, timeoutMs, range }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (reason: string) => () =>
      reject(Object.assign(new Error(reason), { errMsg: `request:fail ${reason}` }));
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? Math.round((loaded / total) * 100) : 0);
    request.onload = () => resolve({ statusCode: request.status, data: parsed(request.responseText) });
    request.onerror = fail('');
    request.ontimeout = fail('timeout');
    request.onabort = fail('abort');
    request.open('POST', url);
    request.timeout = timeoutMs;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    const form = new FormData();
    const file = fileAtUrl(path) ?? new Blob();
    form.append('file', range ? file.slice(range.from, range.to, file.type) : file);
    request.send(form);
    handle.abort = () => request.abort();
  });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export const fileBytes: FilePlatform['fileBytes'] = (path) => Promise.resolve(fileAtUrl(path)?.size ?? 0);

export const releaseFile: FilePlatform['releaseFile'] = revokeFile;
