import { addHeaders } from './addHeaders';
import { logoutOn401 } from './logoutOn401';
import { mapError } from './mapError';
import { readEnvelope } from './readEnvelope';
import type { Interceptor, Next } from './request.types';
import { transport } from './transport';
import { whenSecure } from './whenSecure';

/** The order in which every call passes, outermost first. */
const interceptors: Interceptor[] = [
  mapError,
  logoutOn401,
  whenSecure((channel) => channel.retryOnStaleKey),
  readEnvelope,
  addHeaders,
  whenSecure((channel) => channel.secureEnvelope)
];

export const pipeline: Next = interceptors.reduceRight<Next>(
  (next, interceptor) => (request) => interceptor(request, next),
  transport
);
