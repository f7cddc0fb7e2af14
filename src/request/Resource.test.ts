import { buildApiError } from '@/testing/buildApiError';
import { deferred } from '@/testing/deferred';
import { testLateAnswers } from '@/testing/testLateAnswers';
import { TestSession } from '@/testing/testSession';
import { Resource } from './Resource';

interface Line {
  id: string;
  count: number;
}

const line = (count: number): Line => ({ id: 'l1', count });

describe('Resource', () => {
  let session: TestSession;

  beforeEach(() => {
    session = new TestSession();
    session.currentToken = 'a';
  });

  testLateAnswers('a resource', {
    setup: (call) => {
      const resource = new Resource(call);
      return { load: () => resource.load(), shown: () => resource.value };
    },
    older: line(1),
    newer: line(2)
  });

  it('shows every API error as an error when no code means a missing value', async () => {
    const resource = new Resource(() => Promise.reject(buildApiError('NOT_FOUND')), { missingCodes: [] });
    await resource.load();
    expect(resource.status).toBe('error');
  });

  it('is empty for an unknown id and for an id of a wrong form, and clears the value that was shown', async () => {
    for (const code of ['NOT_FOUND', 'VALIDATION'] as const) {
      const fetch = jest.fn<Promise<Line>, []>().mockResolvedValueOnce(line(1));
      fetch.mockRejectedValueOnce(buildApiError(code));
      const resource = new Resource(fetch);
      await resource.load();
      expect(resource.status).toBe('ready');
      await resource.load();
      expect([resource.status, resource.value]).toEqual(['empty', null]);
    }
  });

  it('keeps the shown value when a refresh fails, and says that it is stale', async () => {
    const fetch = jest.fn<Promise<Line>, []>().mockResolvedValueOnce(line(1));
    fetch.mockRejectedValueOnce(buildApiError('NETWORK'));
    const resource = new Resource(fetch, { now: () => 7 });
    expect(await resource.load()).toBe(true);
    expect(await resource.load()).toBe(false);
    expect([resource.status, resource.isStale, resource.value, resource.loadedAtMs]).toEqual([
      'ready',
      true,
      line(1),
      7
    ]);
  });

  it('reports a failure before the first value as an error', async () => {
    const resource = new Resource(() => Promise.reject(buildApiError('NETWORK')));
    await resource.load();
    expect([resource.status, resource.isStale]).toEqual(['error', false]);
  });

  it('drops the answer of a load when another call returned a value meanwhile', async () => {
    const answer = deferred<Line>();
    const resource = new Resource(() => answer.promise);
    const loading = resource.load();
    resource.show(line(2));
    answer.resolve(line(1));
    expect(await loading).toBe(false);
    expect(resource.value).toEqual(line(2));
  });

  it('hides the value of one user from the next, and from a visitor', async () => {
    const resource = new Resource(() => Promise.resolve(line(1)));
    await resource.load();
    session.currentToken = '';
    expect([resource.value, resource.status]).toEqual([null, 'loading']);
    session.currentToken = 'b';
    expect(resource.value).toBeNull();
    resource.change({ count: 9 });
    session.currentToken = 'a';
    expect(resource.value).toEqual(line(1));
  });

  it('keeps what a visitor has loaded visible after a login, until it has been reloaded', async () => {
    session.currentToken = '';
    const fetch = jest.fn<Promise<Line>, []>().mockResolvedValueOnce(line(1)).mockResolvedValueOnce(line(2));
    const resource = new Resource(fetch);
    await resource.load();
    session.currentToken = 'b';
    expect(resource.value).toEqual(line(1));
    await resource.loadOnce();
    expect(resource.value).toEqual(line(2));
    session.currentToken = '';
    expect(resource.value).toBeNull();
  });

  it('keeps a public value visible until it has been reloaded for the next viewer', async () => {
    const fetch = jest.fn<Promise<Line>, []>().mockResolvedValueOnce(line(1)).mockResolvedValueOnce(line(2));
    const resource = new Resource(fetch, { audience: 'everyone' });
    await resource.loadOnce();
    await resource.loadOnce();
    expect(fetch).toHaveBeenCalledTimes(1);
    session.currentToken = 'b';
    expect(resource.value).toEqual(line(1));
    await resource.loadOnce();
    expect(resource.value).toEqual(line(2));
  });

  it('shows the answer of an action, but not to a user who logged in meanwhile', async () => {
    const resource = new Resource(() => Promise.resolve(line(1)));
    await resource.load();
    await resource.showAnswer(() => Promise.resolve(line(2)));
    expect(resource.value).toEqual(line(2));
    const answer = deferred<Line>();
    const acting = resource.showAnswer(() => answer.promise);
    session.currentToken = 'b';
    answer.resolve(line(3));
    await acting;
    expect(resource.value).toBeNull();
  });

  it('keeps the value when an action fails', async () => {
    const resource = new Resource(() => Promise.resolve(line(1)));
    await resource.load();
    await expect(resource.showAnswer(() => Promise.reject(buildApiError('CONFLICT')))).rejects.toThrow();
    expect(resource.value).toEqual(line(1));
  });
});
