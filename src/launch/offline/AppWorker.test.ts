import { AppWorker } from './AppWorker';

/** A worker of a registration, whose state the test changes. */
function fakeServiceWorker() {
  const posted: unknown[] = [];
  const worker = Object.assign(new EventTarget(), {
    state: 'installing',
    postMessage: (message: unknown) => posted.push(message)
  });
  const become = (state: string) => {
    worker.state = state;
    worker.dispatchEvent(new Event('statechange'));
  };
  return { worker: worker as unknown as ServiceWorker, posted, become };
}

interface Setup {
  waiting?: ServiceWorker;
  hasController?: boolean;
}

async function setup({ waiting, hasController = true }: Setup = {}) {
  const counts = { hints: 0, reloads: 0, updates: 0 };
  const active = fakeServiceWorker();
  const registration = Object.assign(new EventTarget(), {
    installing: null as ServiceWorker | null,
    waiting: waiting ?? null,
    active: active.worker,
    update() {
      counts.updates += 1;
      return Promise.resolve();
    }
  });
  const asked: unknown[] = [];
  const container = Object.assign(new EventTarget(), {
    controller: hasController ? active.worker : null,
    ready: Promise.resolve(registration),
    register(...args: unknown[]) {
      asked.push(args);
      return Promise.resolve(registration);
    }
  });
  const clock = { nowMs: 1_000_000 };
  const worker = new AppWorker(
    container as unknown as ServiceWorkerContainer,
    () => (counts.hints += 1),
    () => (counts.reloads += 1),
    () => clock.nowMs
  );
  await worker.register();
  const find = () => {
    const found = fakeServiceWorker();
    registration.installing = found.worker;
    registration.dispatchEvent(new Event('updatefound'));
    return found;
  };
  return { worker, registration, container, counts, asked, clock, active, find };
}

describe('AppWorker', () => {
  it('registers the worker for the app, never from the cache of the browser', async () => {
    const { asked } = await setup();
    expect(asked).toEqual([['/h5/sw.js', { scope: '/h5/', updateViaCache: 'none' }]]);
  });

  it('lets a version that has waited since an earlier visit take over at the start', async () => {
    const waiting = fakeServiceWorker();
    const { counts } = await setup({ waiting: waiting.worker });
    expect(waiting.posted).toEqual([{ kind: 'takeOver' }]);
    expect(counts.hints).toBe(0);
  });

  it('reports a newer version once it waits, and replaces the page only on demand', async () => {
    const { worker, registration, container, counts, find } = await setup();
    const newer = find();
    newer.become('installed');
    expect([counts.hints, counts.reloads, newer.posted]).toEqual([1, 0, []]);
    registration.waiting = newer.worker;
    worker.takeOver();
    expect([newer.posted, counts.reloads]).toEqual([[{ kind: 'takeOver' }], 0]);
    container.dispatchEvent(new Event('controllerchange'));
    expect(counts.reloads).toBe(1);
  });

  it('reports nothing for the first worker of a device', async () => {
    const { counts, find } = await setup({ hasController: false });
    find().become('installed');
    expect(counts.hints).toBe(0);
  });

  it('reloads at once when no version waits', async () => {
    const { worker, counts } = await setup();
    worker.takeOver();
    expect(counts.reloads).toBe(1);
  });

  it('asks for a newer version at most once an hour', async () => {
    const { worker, counts, clock } = await setup();
    await worker.check();
    expect(counts.updates).toBe(0);
    clock.nowMs += 3_600_000;
    await worker.check();
    await worker.check();
    expect(counts.updates).toBe(1);
  });

  it('waits for the first worker to control the page', async () => {
    const { worker, container, active } = await setup({ hasController: false });
    let isInControl = false;
    const waiting = worker.whenInControl().then(() => (isInControl = true));
    await Promise.resolve();
    expect(isInControl).toBe(false);
    container.controller = active.worker;
    container.dispatchEvent(new Event('controllerchange'));
    await waiting;
    await worker.send({ kind: 'endSession' });
    expect(active.posted).toEqual([{ kind: 'endSession' }]);
  });
});
