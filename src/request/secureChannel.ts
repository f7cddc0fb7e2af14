/** Code of secure calls, loaded with the first of them (see whenSecure). */
export { retryOnStaleKey } from './retryOnStaleKey';
export { secureEnvelope } from './secureEnvelope';
