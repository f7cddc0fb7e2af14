/** Returns body and headers of a form with one file, for `inject`. */
export function multipart(field: string, bytes: Buffer, headers: Record<string, string> = {}, fileName = 'photo.jpg') {
  const boundary = '----xiangshi-test-boundary';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${fileName}"\r\nContent-Type: image/jpeg\r\n\r\n`;
  return {
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)])
  };
}
