import { buildApiError } from '@/testing/buildApiError';
import { type Deferred, deferred } from '@/testing/deferred';
import { TestSession } from '@/testing/testSession';
import { changeOptimistically } from './changeOptimistically';
import { Resource } from './Resource';

interface Line {
  id: string;
  count: number;
}

const line = (count: number): Line => ({ id: 'l1', count });

describe('changeOptimistically', () => {
  let session: TestSession;
  let resource: Resource<Line>;
  let answer: Deferred<Partial<Line>>;
  const save = () => answer.promise;

  beforeEach(async () => {
    answer = deferred();
    session = new TestSession();
    session.currentToken = 'a';
    resource = new Resource(() => Promise.resolve(line(1)), { audience: 'everyone' });
    await resource.load();
  });

  it('shows the change at once, then the answer', async () => {
    const changing = changeOptimistically(resource, { count: 2 }, save);
    expect(resource.value).toEqual(line(2));
    answer.resolve({ count: 3 });
    await changing;
    expect(resource.value).toEqual(line(3));
  });

  it('restores only the changed fields on failure', async () => {
    const changing = changeOptimistically(resource, { count: 2 }, save);
    resource.change({ id: 'l2' });
    answer.reject(buildApiError('OFFLINE'));
    await expect(changing).rejects.toThrow();
    expect(resource.value).toEqual({ id: 'l2', count: 1 });
  });

  it.each([
    ['answer', () => answer.resolve({ count: 3 })],
    ['failure', () => answer.reject(buildApiError('OFFLINE'))]
  ])('ignores an %s that arrives after another user logged in', async (_, arrive) => {
    const changing = changeOptimistically(resource, { count: 2 }, save).catch(() => undefined);
    session.currentToken = 'b';
    resource.show(line(9));
    arrive();
    await changing;
    expect(resource.value).toEqual(line(9));
  });
});
