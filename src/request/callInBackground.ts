import Taro from '@tarojs/taro';
import type { CallData, CallInput, CallName } from '@contract';
import { keepalivePost } from '@/platform/keepalivePost';
import { intercept } from './interceptors';
import type { AbortHandle, ApiRequest, ApiResponse } from './request.types';

type PostName = Extract<CallName, `POST ${string}`>;

/**
 * Makes a call that goes on when the page is closed meanwhile, without the session: nothing in it says who is logged in.
 * @param timeoutMs after which it is given up
 * @throws ApiError like `call`; ABORTED when the time is over
 */
export async function callInBackground<K extends PostName>(
  name: K,
  input: CallInput<K>,
  timeoutMs: number
): Promise<CallData<K>> {
  const handle: AbortHandle = {};
  const request: ApiRequest = {
    url: `${API_HOST}${name.slice('POST '.length)}`,
    method: 'POST',
    data: input,
    secure: false,
    token: '',
    header: {},
    handle
  };
  const timer = setTimeout(() => handle.abort?.(), timeoutMs);
  try {
    const { data } = await send(request);
    return (data as { data: CallData<K> }).data;
  } finally {
    clearTimeout(timer);
  }
}

function send(request: ApiRequest): Promise<ApiResponse> {
  if (keepalivePost === undefined) return Taro.request(request);
  const post = keepalivePost;
  return intercept(request, ({ url, header, data }) => post({ url, header, body: JSON.stringify(data) }));
}
