/** The browser's own detector, which TypeScript's types lack: only some systems have it. */
interface Detector {
  detect(image: HTMLCanvasElement): Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

/** Returns the text of the code in the picture; undefined without a readable one. */
type Decode = (canvas: HTMLCanvasElement) => Promise<string | undefined>;

const FORMATS = ['qr_code', 'data_matrix', 'ean_13', 'ean_8', 'upc_a', 'code_128', 'code_39'];

/** Returns the browser's own decoder; undefined where it does not support QR codes. Only it reads other codes. */
async function nativeDecoder(): Promise<Decode | undefined> {
  const { BarcodeDetector } = window as { BarcodeDetector?: DetectorClass };
  try {
    const known = (await BarcodeDetector?.getSupportedFormats()) ?? [];
    if (!BarcodeDetector || !known.includes('qr_code')) return undefined;
    const detector = new BarcodeDetector({ formats: FORMATS.filter((format) => known.includes(format)) });
    return async (canvas) => (await detector.detect(canvas))[0]?.rawValue;
  } catch {
    return undefined;
  }
}

/** @param timeLimit ms that may be spent on a thorough search */
async function bundledDecoder(timeLimit: number): Promise<Decode> {
  const { decodeQR } = await import('qr/decode.js');
  const effort = timeLimit > 100 ? Infinity : 1;
  return (canvas) => {
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
    try {
      return Promise.resolve(pixels && decodeQR(pixels, { effort, timeLimit }));
    } catch {
      // The library throws when there is none.
      return Promise.resolve(undefined);
    }
  };
}

/**
 * Decodes the code of a canvas, with the browser's decoder or the bundled one.
 * @throws Error when that failed to load
 */
async function decoderFor(timeLimit: number): Promise<Decode> {
  const native = await nativeDecoder();
  if (!native) return bundledDecoder(timeLimit);
  // Some systems report a detector that then fails.
  return (canvas) => native(canvas).catch(async () => (await bundledDecoder(timeLimit))(canvas));
}

/** For camera frames, where the next one follows at once. */
export const frameDecoder = (): Promise<Decode> => decoderFor(16);

/** For a picture of the album, which is the only one. */
export const pictureDecoder = (): Promise<Decode> => decoderFor(1500);

/** Draws a frame or a picture for the decoder, its longer side at most so many px. */
export function drawToCanvas(canvas: HTMLCanvasElement, source: HTMLVideoElement | HTMLImageElement, longest: number) {
  const [width, height] =
    source instanceof HTMLVideoElement
      ? [source.videoWidth, source.videoHeight]
      : [source.naturalWidth, source.naturalHeight];
  const scale = Math.min(1, longest / Math.max(width, height, 1));
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d', { willReadFrequently: true })?.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas;
}
