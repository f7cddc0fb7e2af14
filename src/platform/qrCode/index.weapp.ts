import type { EncodeQrCode } from './types';

/** WeChat's own `require`: a missing package is downloaded. */
declare const __non_webpack_require__: { async(path: string): Promise<typeof import('uqr')> };

/** The encoder is a package of its own: in the main package it would weigh 11 kB on every launch. */
export const encodeQrCode: EncodeQrCode = async (text) => {
  // Written out, because WeChat reads the required files from the calls. The path is relative to this script.
  const { encode } = await __non_webpack_require__.async('./async/qrCode/index.js');
  return encode(text, { ecc: 'M', border: 0 }).data;
};
