import { makeAutoObservable } from 'mobx';
import type { AccountState, Device, Preferences } from '@contract/account';
import { Resource } from '@/request/Resource';
import { user } from '@/stores/user';

interface AccountApi {
  getAccount(): Promise<AccountState>;
  setPreferences(changes: Partial<Preferences>): Promise<Preferences>;
  listDevices(): Promise<Device[]>;
  endDevice(id: string): Promise<unknown>;
  endOtherDevices(): Promise<unknown>;
}

interface ShownAccount {
  account: AccountState;
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
    return this.resource.value?.account ?? null;
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
    await this.resource.showAnswer(async () => ({ account: await act(), devices: this.devices ?? [] }));
    if (this.account) user.setWeChatBound(this.account.hasWeChat);
  }

  private async fetchAccount(): Promise<ShownAccount> {
    const [account, devices] = await Promise.all([this.api.getAccount(), this.api.listDevices()]);
    return { account, devices };
  }

  /**
   * Applies the changes optimistically.
   * @throws ApiError when the server rejects them; the previous values are restored
   */
  async updatePreferences(changes: Partial<Preferences>): Promise<void> {
    const { account } = this;
    if (!account) return;
    const before = account.preferences;
    this.changePreferences({ ...before, ...changes });
    try {
      this.changePreferences(await this.api.setPreferences(changes));
    } catch (error) {
      this.changePreferences(before);
      throw error;
    }
  }

  /**
   * Signs out one device.
   * @throws ApiError when the request fails; the device stays in the list
   */
  async endDevice(id: string): Promise<void> {
    await this.api.endDevice(id);
    this.filterDevices((device) => device.id !== id);
  }

  async endOtherDevices(): Promise<void> {
    await this.api.endOtherDevices();
    this.filterDevices((device) => device.isCurrent);
  }

  private changePreferences(preferences: Preferences): void {
    if (this.account) this.resource.change({ account: { ...this.account, preferences } });
  }

  private filterDevices(predicate: (device: Device) => boolean): void {
    this.resource.change({ devices: (this.devices ?? []).filter(predicate) });
  }
}
