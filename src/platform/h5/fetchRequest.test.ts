import { request } from './fetchRequest';

const answer = (body: unknown, status = 200) => ({
  status,
  headers: new Map([['x-kept-at', '1']]),
  json: () => (body === undefined ? Promise.reject(new SyntaxError('no JSON')) : Promise.resolve(body))
});

interface Sent {
  method: string;
  headers: Record<string, string>;
  body?: string;
  signal: AbortSignal;
}
let sent: { url: string; options: Sent }[];

function respond(respondTo: (options: Sent) => Promise<unknown>): void {
  sent = [];
  globalThis.fetch = ((url: string, options: Sent) => {
    sent.push({ url, options });
    return respondTo(options);
  }) as unknown as typeof fetch;
}

describe('a request in the browser', () => {
  it('sends its data as JSON, and resolves with status, headers and parsed body', async () => {
    respond(() => Promise.resolve(answer({ code: 200 }, 201)));
    const response = await request({ url: '/api/x', method: 'POST', data: { a: 1 }, header: { secure: 'N' } });
    expect(response).toEqual({ statusCode: 201, header: { 'x-kept-at': '1' }, data: { code: 200 } });
    expect(sent[0]?.options).toMatchObject({
      method: 'POST',
      headers: { 'Content-Type': 'application/json', secure: 'N' },
      body: '{"a":1}'
    });
  });

  it('has no body for a call without data', async () => {
    respond(() => Promise.resolve(answer({})));
    await request({ url: '/api/x?a=1' });
    expect(sent[0]?.url).toBe('/api/x?a=1');
    expect(sent[0]?.options).not.toHaveProperty('body');
    expect(sent[0]?.options.headers).toEqual({});
  });

  it('resolves with null for a body that is no JSON, as that of a proxy', async () => {
    respond(() => Promise.resolve(answer(undefined, 502)));
    expect(await request({ url: '/api/x' })).toMatchObject({ statusCode: 502, data: null });
  });

  it('rejects with the message of the browser where the server is not reached', async () => {
    respond(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(request({ url: '/api/x' })).rejects.toMatchObject({ errMsg: 'Failed to fetch' });
  });

  it('ends when it is aborted', async () => {
    respond(
      ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))))
    );
    const task = request({ url: '/api/x' });
    task.abort();
    await expect(task).rejects.toMatchObject({ errMsg: 'aborted' });
  });
});
