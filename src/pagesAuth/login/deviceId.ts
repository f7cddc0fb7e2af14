import { makeAutoObservable } from 'mobx';
import { newRequestId } from '@/request/requestId';
import { persist } from '@/stores/persist';

/**
 * A random mark of this device, sent with each login: the server remembers it for the account, so that strangers who guess
 * at the account cannot keep this device out.
 */
export class DeviceIdStore {
  deviceId = '';

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
    persist<DeviceIdStore>(this, ['deviceId']);
  }

  /** Made when it is first asked for. */
  async getOrCreate(): Promise<string> {
    if (this.deviceId === '') this.save(await newRequestId());
    return this.deviceId;
  }

  clear(): void {
    this.deviceId = '';
  }

  private save(deviceId: string): void {
    // Two logins at once share the first.
    if (this.deviceId === '') this.deviceId = deviceId;
  }
}

export const deviceIdStore = new DeviceIdStore();
