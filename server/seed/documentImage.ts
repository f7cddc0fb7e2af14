import sharp from 'sharp';

/** Draws a sheet of paper with lines in place of text: the demo has no real documents. */
export function documentImage(isCard: boolean): Promise<Buffer> {
  const [width, height] = isCard ? [860, 540] : [900, 640];
  const lines = Array.from(
    { length: 5 },
    (_, row) => `<rect x="90" y="${150 + row * 64}" width="${row % 2 ? 300 : 420}" height="22" rx="11" fill="#c9beb2"/>`
  ).join('');
  const frame = isCard
    ? `<rect x="580" y="130" width="190" height="240" rx="10" fill="#d9cfc4"/>`
    : `<circle cx="720" cy="470" r="86" fill="none" stroke="#d93a31" stroke-width="9" stroke-opacity=".6"/>`;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#f4efe8"/>
    <rect x="30" y="30" width="${width - 60}" height="${height - 60}" rx="24" fill="none" stroke="#b5aca4" stroke-width="4"/>
    ${lines}${frame}</svg>`;
  return sharp(Buffer.from(picture)).jpeg().toBuffer();
}
