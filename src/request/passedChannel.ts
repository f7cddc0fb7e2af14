import type * as SecureChannel from './secureChannel';

let channel: typeof SecureChannel | undefined;

/** Passes the code of secure calls on to the pipeline of requests, which is in the main package. */
export function passChannel(passed: typeof SecureChannel): void {
  channel = passed;
}

/**
 * Returns the code of secure calls.
 * @throws Error before its package has run
 */
export function passedChannel(): typeof SecureChannel {
  if (channel === undefined) throw new Error('the package of secure calls passed nothing on');
  return channel;
}
