import { randomBytes } from '@/platform/random';

let pool = new Uint8Array(0);
let position = 0;
let filling: Promise<void> | null = null;

/**
 * Makes sure that `count` random bytes can be taken synchronously. A mini-program provides randomness only
 * asynchronously, while RSA padding needs it synchronously, so a pool is between them.
 */
export async function ensureEntropy(count = 512): Promise<void> {
  while (pool.length - position < count) {
    filling ??= randomBytes(2048)
      .then((bytes) => {
        pool = bytes;
        position = 0;
      })
      .finally(() => {
        filling = null;
      });
    await filling;
  }
}

/**
 * Takes `count` bytes out of the pool, each one once.
 * @throws Error when fewer bytes are left: never a weaker source instead
 */
export function takeBytes(count: number): Uint8Array {
  if (pool.length - position < count) throw new Error('no entropy left: await ensureEntropy() first');
  const taken = pool.slice(position, position + count);
  pool.fill(0, position, position + count);
  position += count;
  return taken;
}
