import { takeBytes } from './random';

/** Replaces jsencrypt's own generator, which falls back to Math.random (see config/build/replacements.ts). */
export class SecureRandom {
  nextBytes(target: number[]): void {
    takeBytes(target.length).forEach((byte, index) => {
      target[index] = byte;
    });
  }
}
