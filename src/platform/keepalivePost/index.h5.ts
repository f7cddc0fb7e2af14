import type { KeepalivePost } from './types';

export const keepalivePost: KeepalivePost = ({ url, header, body }) => {
  const controller = new AbortController();
  const answer = fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...header },
    body,
    keepalive: true,
    signal: controller.signal
  })
    .then(async (response) => ({ statusCode: response.status, data: (await response.json()) as unknown }))
    .catch((error: unknown) => {
      throw new Error(`request:fail ${String(error)}`);
    });
  return Object.assign(answer, { abort: () => controller.abort() });
};
