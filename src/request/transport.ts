import Taro from '@tarojs/taro';
import type { Next } from './request.types';

/** Milliseconds; the specification's limit for every kind of request. */
export const networkTimeout = 60000;

/** `?a=1&b=2` of the fields that have a value; empty for none. */
function queryOf(input: object | undefined): string {
  const pairs = Object.entries(input ?? {})
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** Sends one request. Rejects with what the platform says; an HTTP error status is an answer here. */
export const transport: Next = async ({ method, path, input, inQuery, headers, handle }) => {
  const asQuery = method === 'GET' || inQuery;
  let timedOut = false;
  const task = Taro.request<unknown>({
    url: `${API_HOST}${path}${asQuery ? queryOf(input) : ''}`,
    method,
    data: asQuery ? undefined : (input ?? {}),
    header: { ...headers },
    dataType: 'json',
    // Our own timer knows a time-out from an abort, which the H5 platform reports alike; this one is the safety net.
    timeout: networkTimeout + 1000
  });
  if (handle) handle.abort = () => task.abort?.();
  const timer = setTimeout(() => {
    timedOut = true;
    task.abort?.();
  }, networkTimeout);
  try {
    const { statusCode, data } = await task;
    return { status: statusCode, body: data };
  } catch (error) {
    throw timedOut ? new Error('request:fail timeout') : error;
  } finally {
    clearTimeout(timer);
    if (handle) delete handle.abort;
  }
};
