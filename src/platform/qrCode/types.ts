/** Modules of a QR code, row by row, without its quiet zone; true is dark. */
export type QrModules = readonly boolean[][];

/**
 * Encodes a text with a medium level of error correction. The encoder is loaded for the first code.
 * @throws Error when the encoder did not arrive
 */
export type EncodeQrCode = (text: string) => Promise<QrModules>;
