/** @jest-environment <rootDir>/config/jest/workerEnvironment.js */
import { PUBLIC_CACHE, READ_CACHE } from '@/lib/answerCaches';
import { fakeCaches } from '@/testing/fakeCaches';
import { deviceFileBytes, removeDeviceFiles } from '.';

const device = globalThis as { caches?: CacheStorage };

describe('copies of the service worker', () => {
  afterEach(() => delete device.caches);

  it('have no size in a browser without caches', async () => {
    expect(await deviceFileBytes()).toBe(0);
    await removeDeviceFiles();
  });

  it('count among the files of the device until they are removed', async () => {
    device.caches = fakeCaches();
    for (const name of [PUBLIC_CACHE, READ_CACHE]) {
      await (await device.caches.open(name)).put('/api/front/news/list', new Response('0123456789'));
    }
    expect(await deviceFileBytes()).toBe(20);
    await removeDeviceFiles();
    expect(await deviceFileBytes()).toBe(0);
  });

  it('have no size where the browser forbids them', async () => {
    device.caches = { ...fakeCaches(), open: () => Promise.reject(new Error('SecurityError')) };
    expect(await deviceFileBytes()).toBe(0);
  });
});
