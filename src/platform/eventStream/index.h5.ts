import type { EventStreamListener, EventStreamPlatform } from './types';

const canStream = typeof fetch === 'function' && typeof ReadableStream === 'function';

/** Uses `fetch`, because an EventSource cannot send the token in a header. */
export const openEventStream: EventStreamPlatform['openEventStream'] = canStream
  ? (path, token, listener) => {
      const abort = new AbortController();
      const isOpen = () => !abort.signal.aborted;
      read(path, token, abort.signal, { ...listener, onEvent: (...event) => isOpen() && listener.onEvent(...event) })
        .catch(() => undefined)
        .finally(() => isOpen() && listener.onDisconnect());
      return () => abort.abort();
    }
  : undefined;

async function read(path: string, token: string, signal: AbortSignal, listener: EventStreamListener): Promise<void> {
  const headers = { accept: 'text/event-stream', ...(token !== '' && { Authorization: `Bearer ${token}` }) };
  const response = await fetch(`${API_HOST}${path}`, { headers, signal, cache: 'no-store' });
  // An error response is an envelope in JSON.
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return;
  const streamReader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const chunk = await streamReader?.read();
    if (chunk === undefined || chunk.done) return;
    text += decoder.decode(chunk.value, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    blocks.forEach((block) => deliver(block, listener));
  }
}

function deliver(block: string, { onEvent }: EventStreamListener): void {
  const fields = new Map(
    block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(': ') + 2)])
  );
  onEvent(fields.get('event') ?? 'message', fields.get('data') ?? '', fields.get('id') ?? '');
}
