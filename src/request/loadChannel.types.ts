import type * as SecureChannel from './secureChannel';

/**
 * Loads the code of secure calls, on first use. Has platform variants because the mini-program takes it from a package of
 * code: its ciphers are a twelfth of the main package, and the first screen makes no secure call.
 * @throws ApiError NETWORK when the code did not arrive; the next call tries again
 */
export type LoadChannel = () => Promise<typeof SecureChannel>;
