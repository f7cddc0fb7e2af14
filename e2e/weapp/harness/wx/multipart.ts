import { randomUUID } from 'node:crypto';
import type { Options } from './Api';
import type { Files } from './files';

/** Returns the body of `wx.uploadFile`: its fields and one file of the phone. @throws ApiFailure for a missing file */
export function multipartOf(options: Options, files: Files): { headers: Record<string, string>; body: Buffer } {
  const filePath = String(options.filePath);
  const content = files.read(filePath);
  const boundary = `----weapp${randomUUID()}`;
  const fields = Object.entries(options.formData ?? {}).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`
  );
  const file = `--${boundary}\r\nContent-Disposition: form-data; name="${String(options.name)}"; filename="${filePath.split('/').pop() ?? 'file'}"\r\nContent-Type: ${typeOf(filePath)}\r\n\r\n`;
  const headers = {
    ...(options.header as Record<string, string>),
    'content-type': `multipart/form-data; boundary=${boundary}`
  };
  return {
    headers,
    body: Buffer.concat([Buffer.from(fields.join('') + file), content, Buffer.from(`\r\n--${boundary}--\r\n`)])
  };
}

const imageTypes: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp'
};

function typeOf(filePath: string): string {
  return imageTypes[filePath.split('.').pop()?.toLowerCase() ?? ''] ?? 'application/octet-stream';
}
