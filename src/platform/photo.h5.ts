import { MOST_FILES, MOST_PICTURES } from '@/lib/pickerCounts';
import { dropFile, keepFile, keptFile } from './h5/keptFiles';
import type { ChosenPhoto, PhotoPlatform } from './photo.types';

/** Photos of phones are often larger than what the server takes: these are drawn anew, with this side at most. */
const DRAWN_ANEW_FROM_BYTES = 3 * 1024 * 1024;
const LONGEST_SIDE = 2560;
const QUALITY = 0.85;

export const choosePhotos: PhotoPlatform['choosePhotos'] = async (most = MOST_PICTURES) => {
  const chosen = await askForFiles('image/jpeg,image/png,image/webp', most);
  return Promise.all(chosen.slice(0, most).map(keep));
};

export const chooseVideo: PhotoPlatform['chooseVideo'] = async () => {
  const [file] = await askForFiles('video/mp4,video/quicktime', 1);
  if (!file) return [];
  const film = keepFile(file);
  return [{ ...film, seconds: await secondsOf(film.path) }];
};

export const chooseDocuments: PhotoPlatform['chooseDocuments'] = async (most = MOST_FILES) => {
  const chosen = await askForFiles('application/pdf,image/jpeg,image/png,image/webp', most);
  return Promise.all(chosen.slice(0, most).map(async (file) => ({ ...(await keep(file)), name: file.name })));
};

/** Undefined where this browser cannot read the film: the server says what is wrong with it. */
function secondsOf(path: string): Promise<number | undefined> {
  const film = document.createElement('video');
  film.preload = 'metadata';
  return new Promise<number | undefined>((resolve) => {
    film.onloadedmetadata = () => resolve(Number.isFinite(film.duration) ? film.duration : undefined);
    film.onerror = () => resolve(undefined);
    film.src = path;
  }).finally(() => film.removeAttribute('src'));
}

function askForFiles(accept: string, most: number): Promise<File[]> {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = accept;
  input.multiple = most > 1;
  // Some browsers open the dialog only for an input on the page, and tests look for it there.
  input.style.display = 'none';
  document.body.append(input);
  return new Promise<File[]>((resolve) => {
    input.addEventListener('change', () => resolve([...(input.files ?? [])]));
    input.addEventListener('cancel', () => resolve([]));
    input.click();
  }).finally(() => input.remove());
}

async function keep(file: File): Promise<ChosenPhoto> {
  const isLargePicture = file.size > DRAWN_ANEW_FROM_BYTES && file.type.startsWith('image/');
  return keepFile(isLargePicture ? await drawnSmaller(file) : file);
}

/** The file itself where this browser cannot draw it: the server says what is wrong with it. */
async function drawnSmaller(file: File): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
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

export const sendPhoto: PhotoPlatform['sendPhoto'] = (path, { url, headers, onProgress, handle, timeoutMs, range }) =>
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
    const file = keptFile(path) ?? new Blob();
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

export const photoBytes: PhotoPlatform['photoBytes'] = (path) => Promise.resolve(keptFile(path)?.size ?? 0);

export const forgetPhoto: PhotoPlatform['forgetPhoto'] = dropFile;
