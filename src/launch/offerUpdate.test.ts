import { when } from 'mobx';
import { DAY_MS } from '@rules/duration';
import { postponedUpdate } from '@/stores/postponedUpdate';
import { connectUser } from '@/testing/connectUser';
import { type FakeApi, fakeApi } from '@/testing/fakeApi';
import { overlays } from '@/ui/overlays';
import { offerUpdate } from './offerUpdate';

const newest = 'POST /api/front/appVersionController/getNewestVersion';
let api: FakeApi;
const version = (versionCode: number) => api.on({ [newest]: { version: '9', versionCode, notes: [] } });

beforeEach(() => {
  api = fakeApi();
  connectUser();
  postponedUpdate.postpone(0, 0);
  version(900);
});

async function answer(confirm: boolean): Promise<boolean> {
  const offered = offerUpdate();
  await when(() => overlays.dialog !== undefined);
  overlays.close({ confirm });
  return offered;
}

describe('an update that WeChat has fetched', () => {
  it('restarts the app only when the user says so', async () => {
    expect(await answer(true)).toBe(true);
    expect(postponedUpdate.updateCancelledAtMs).toBe(0);
  });

  it('is not offered again for a week after it was put off', async () => {
    expect(await answer(false)).toBe(false);
    expect(postponedUpdate.updateCancelledVersion).toBe(900);
    expect([await offerUpdate(), overlays.dialog]).toEqual([false, undefined]);
    postponedUpdate.postpone(Date.now() - 7 * DAY_MS, 900);
    expect(await answer(true)).toBe(true);
  });

  it('is offered at once when a later one has come', async () => {
    await answer(false);
    version(901);
    expect(await answer(true)).toBe(true);
  });

  it('waits for the end of the week when the server does not say which one it is', async () => {
    await answer(false);
    api.disconnect();
    expect([await offerUpdate(), overlays.dialog]).toEqual([false, undefined]);
    postponedUpdate.postpone(Date.now() - 7 * DAY_MS, 900);
    expect(await answer(false)).toBe(false);
    expect(postponedUpdate.updateCancelledVersion).toBe(900);
  });
});
