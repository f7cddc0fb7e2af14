import type { ApiRequest, Interceptor } from './request.types';

/** Milliseconds; the specification's limit for every kind of request. */
export const networkTimeout = 60000;

/**
 * Innermost: hands the platform what it takes, and gives up in time.
 * @throws Error `request:fail timeout` when the time is over, else the platform's error
 */
export const enforceTimeout: Interceptor = async ({ url, method, data, header, handle }, next) => {
  let timedOut = false;
  const plain = {
    url,
    method,
    data,
    header: { ...header },
    dataType: 'json',
    // Our own timer knows a time-out from an abort, which the H5 platform reports alike; this one is the safety net.
    timeout: networkTimeout + 1000
  };
  const task = next(plain as unknown as ApiRequest);
  if (handle) handle.abort = () => task.abort?.();
  const timer = setTimeout(() => {
    timedOut = true;
    task.abort?.();
  }, networkTimeout);
  try {
    return await task;
  } catch (error) {
    throw timedOut ? new Error('request:fail timeout') : error;
  } finally {
    clearTimeout(timer);
    if (handle) delete handle.abort;
  }
};
