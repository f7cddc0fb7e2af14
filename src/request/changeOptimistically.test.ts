import { buildApiError } from '@/testing/buildApiError';
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
  let settle: { resolve(saved: Partial<Line>): void; reject(error: unknown): void };
  const save = () => new Promise<Partial<Line>>((resolve, reject) => (settle = { resolve, reject }));

  beforeEach(async () => {
    session = new TestSession();
    session.currentToken = 'a';
    resource = new Resource(() => Promise.resolve(line(1)), { audience: 'everyone' });
    await resource.load();
  });

  it('shows the change at once, then the answer', async () => {
    const changing = changeOptimistically(resource, { count: 2 }, save);
    expect(resource.value).toEqual(line(2));
    settle.resolve({ count: 3 });
    await changing;
    expect(resource.value).toEqual(line(3));
  });

  it('restores only the changed fields on failure', async () => {
    const changing = changeOptimistically(resource, { count: 2 }, save);
    resource.change({ id: 'l2' });
    settle.reject(buildApiError('OFFLINE'));
    await expect(changing).rejects.toThrow();
    expect(resource.value).toEqual({ id: 'l2', count: 1 });
  });

  it.each([
    ['answer', () => settle.resolve({ count: 3 })],
    ['failure', () => settle.reject(buildApiError('OFFLINE'))]
  ])('ignores an %s that arrives after another user logged in', async (_, arrive) => {
    const changing = changeOptimistically(resource, { count: 2 }, save).catch(() => undefined);
    session.currentToken = 'b';
    resource.show(line(9));
    arrive();
    await changing;
    expect(resource.value).toEqual(line(9));
  });
});
