/** Code of secure calls, loaded as one chunk (see whenSecure). */
export { retryOnStaleKey } from './retryOnStaleKey';
export { secureEnvelope } from './secureEnvelope';
