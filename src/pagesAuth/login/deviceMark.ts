import { makeAutoObservable } from 'mobx';
import { newRequestId } from '@/request/requestId';
import { persist } from '@/stores/persist';

/**
 * A random mark of this device, sent with each login: the server remembers it for the account, so that strangers who guess
 * at the account cannot keep this device out.
 */
export class DeviceMark {
  deviceId = '';

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
    persist<DeviceMark>(this, ['deviceId']);
  }

  /** Made when it is first asked for. */
  async read(): Promise<string> {
    if (this.deviceId === '') this.keep(await newRequestId());
    return this.deviceId;
  }

  forget(): void {
    this.deviceId = '';
  }

  private keep(deviceId: string): void {
    // Two logins at once share the first.
    if (this.deviceId === '') this.deviceId = deviceId;
  }
}

export const deviceMark = new DeviceMark();
