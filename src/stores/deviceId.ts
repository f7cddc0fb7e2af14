import { newRequestId } from '@/request/requestId';
import { makePersistent } from './persist';

/**
 * Random id of this device. Sent with each login, the server stores it for the account, so strangers who guess passwords
 * cannot lock this device out; sent with each vote, it limits the votes of a device.
 */
export class DeviceIdStore {
  deviceId = '';

  constructor() {
    makePersistent(this);
  }

  /** Returns the id, generated on first use. */
  async getOrCreate(): Promise<string> {
    if (this.deviceId === '') this.save(await newRequestId());
    return this.deviceId;
  }

  clear(): void {
    this.deviceId = '';
  }

  private save(deviceId: string): void {
    // Two concurrent logins share the first id.
    if (this.deviceId === '') this.deviceId = deviceId;
  }
}

export const deviceIdStore = new DeviceIdStore();
