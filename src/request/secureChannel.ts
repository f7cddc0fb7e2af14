/** What secure calls need, loaded as one part (see whenSecure). */
export { retryOnStaleKey } from './retryOnStaleKey';
export { secureEnvelope } from './secureEnvelope';
