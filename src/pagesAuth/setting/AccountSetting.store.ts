import { makeAutoObservable } from 'mobx';
import type { AccountState, Device, Preferences } from '@contract/account';
import { changeOptimistically } from '@/request/changeOptimistically';
import { Resource } from '@/request/Resource';
import { currentToken } from '@/request/session';
import { user } from '@/stores/user';

interface AccountApi {
  getAccount(): Promise<AccountState>;
  setPreferences(changes: Partial<Preferences>): Promise<Preferences>;
  listDevices(): Promise<Device[]>;
  endDevice(id: string): Promise<unknown>;
  endOtherDevices(): Promise<unknown>;
}

interface ShownAccount {
  access: Omit<AccountState, 'preferences'>;
  preferences: Preferences;
  devices: readonly Device[];
}

/** Login methods, devices and preferences of the user. Lives as long as its page. */
export class AccountSettingStore {
  private readonly resource: Resource<ShownAccount>;

  constructor(private readonly api: AccountApi) {
    this.resource = new Resource(() => this.fetchAccount());
    makeAutoObservable<this, 'api' | 'resource'>(this, { resource: false, api: false }, { autoBind: true });
  }

  get account(): AccountState | null {
    const { value } = this.resource;
    return value && { ...value.access, preferences: value.preferences };
  }

  /** Null before loading. */
  get devices(): readonly Device[] | null {
    return this.resource.value?.devices ?? null;
  }

  /** Error of the last load. */
  get error(): unknown {
    return this.resource.error;
  }

  /** Never rejects: a failure is stored in `error`. */
  async load(): Promise<void> {
    await this.resource.load();
    if (this.account) user.setWeChatBound(this.account.hasWeChat);
  }

  /**
   * Shows the answer of an action, unless another user is logged in by then.
   * @throws the error of the action
   */
  async showAnswer(act: () => Promise<AccountState>): Promise<void> {
    await this.resource.showAnswer(async () => {
      const { preferences, ...access } = await act();
      return { access, preferences, devices: this.devices ?? [] };
    });
    if (this.account) user.setWeChatBound(this.account.hasWeChat);
  }

  private async fetchAccount(): Promise<ShownAccount> {
    const [{ preferences, ...access }, devices] = await Promise.all([this.api.getAccount(), this.api.listDevices()]);
    return { access, preferences, devices };
  }

  /**
   * Applies the changes optimistically.
   * @throws ApiError when the server rejects them; the previous values are restored
   */
  async updatePreferences(changes: Partial<Preferences>): Promise<void> {
    const { value } = this.resource;
    if (!value) return;
    await changeOptimistically(this.resource, { preferences: { ...value.preferences, ...changes } }, async () => ({
      preferences: await this.api.setPreferences(changes)
    }));
  }

  /**
   * Signs out one device.
   * @throws ApiError when the request fails; the device stays in the list
   */
  async endDevice(id: string): Promise<void> {
    await this.endDevices(
      () => this.api.endDevice(id),
      (device) => device.id !== id
    );
  }

  /** Signs out all devices except this one; rejects like `endDevice`. */
  async endOtherDevices(): Promise<void> {
    await this.endDevices(
      () => this.api.endOtherDevices(),
      (device) => device.isCurrent
    );
  }

  private async endDevices(end: () => Promise<unknown>, remains: (device: Device) => boolean): Promise<void> {
    const token = currentToken();
    await end();
    if (token === currentToken()) this.resource.change({ devices: (this.devices ?? []).filter(remains) });
  }
}
