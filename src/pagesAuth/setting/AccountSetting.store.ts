import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AccountState, Device, Preferences } from '@contract/account';
import { user } from '@/stores/user';

interface AccountApi {
  getAccount(): Promise<AccountState>;
  setPreferences(changes: Partial<Preferences>): Promise<Preferences>;
  listDevices(): Promise<Device[]>;
  endDevice(id: string): Promise<unknown>;
  endOtherDevices(): Promise<unknown>;
}

/** Login methods, devices and preferences of the user. Lives as long as its page. */
export class AccountSettingStore {
  account: AccountState | null = null;
  /** Null before loading. */
  devices: readonly Device[] | null = null;
  /** Error of the last load. */
  error: unknown = undefined;

  constructor(private readonly api: AccountApi) {
    makeAutoObservable<this, 'api'>(
      this,
      { error: observableRef, devices: observableRef, api: false },
      { autoBind: true }
    );
  }

  async load(): Promise<void> {
    try {
      const [account, devices] = await Promise.all([this.api.getAccount(), this.api.listDevices()]);
      runInAction(() => {
        Object.assign(this, { devices, error: undefined });
        this.setAccount(account);
      });
    } catch (error) {
      runInAction(() => {
        this.error = error;
      });
    }
  }

  setAccount(account: AccountState): void {
    this.account = account;
    user.setWeChatBound(account.hasWeChat);
  }

  /** Applies the changes optimistically. Rejects on a server error and then restores the previous values. */
  async updatePreferences(changes: Partial<Preferences>): Promise<void> {
    const { account } = this;
    if (!account) return;
    const before = { ...account.preferences };
    Object.assign(account.preferences, changes);
    try {
      const preferences = await this.api.setPreferences(changes);
      runInAction(() => Object.assign(account.preferences, preferences));
    } catch (error) {
      runInAction(() => Object.assign(account.preferences, before));
      throw error;
    }
  }

  /** Signs out one device. Rejects when the request fails and then keeps the device in the list. */
  async endDevice(id: string): Promise<void> {
    await this.api.endDevice(id);
    this.filterDevices((device) => device.id !== id);
  }

  async endOtherDevices(): Promise<void> {
    await this.api.endOtherDevices();
    this.filterDevices((device) => device.isCurrent);
  }

  private filterDevices(predicate: (device: Device) => boolean): void {
    this.devices = this.devices?.filter(predicate) ?? null;
  }
}
