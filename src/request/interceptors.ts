import Taro from '@tarojs/taro';
import { addHeaders } from './addHeaders';
import { enforceTimeout } from './enforceTimeout';
import { giveAnswer } from './giveAnswer';
import { logoutOn401 } from './logoutOn401';
import { mapError } from './mapError';
import { readEnvelope } from './readEnvelope';
import type { ApiRequest, ApiResponse, Interceptor, Next } from './request.types';
import { session } from './session';
import { whenSecure } from './whenSecure';

/** A request that was not made by `call` says less. */
const fillDefaults: Interceptor = (request, next) =>
  next({ ...request, token: request.token ?? session().token(), header: request.header ?? {} });

/** The order in which every request to the API passes, outermost first. */
const interceptors: Interceptor[] = [
  mapError,
  fillDefaults,
  logoutOn401,
  whenSecure((channel) => channel.retryOnStaleKey),
  readEnvelope,
  giveAnswer,
  addHeaders,
  whenSecure((channel) => channel.secureEnvelope),
  enforceTimeout
];

/**
 * Passes a request through all interceptors to `send`. For transports other than `Taro.request`, which calls them by
 * itself.
 */
export function intercept(request: ApiRequest, send: Next): Promise<ApiResponse> {
  return interceptors.reduceRight<Next>((next, interceptor) => (changed) => interceptor(changed, next), send)(request);
}

let areRegistered = false;

/** Makes every `Taro.request` to the API pass the interceptors. Called once at start. */
export function registerInterceptors(): void {
  if (areRegistered) return;
  areRegistered = true;
  for (const interceptor of interceptors) {
    Taro.addInterceptor((chain) => {
      const request = chain.requestParams as ApiRequest;
      // Taro types what goes on as anything.
      const next: Next = (changed) => chain.proceed(changed) as ReturnType<Next>;
      return request.url.startsWith(`${API_HOST}/api/`) ? interceptor(request, next) : next(request);
    });
  }
}
