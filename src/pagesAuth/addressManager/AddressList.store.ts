import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { Address } from '@contract/address';
import { MAX_ADDRESSES } from '@rules/address';
import { Resource, type ResourceStatus } from '@/request/Resource';
import { currentToken } from '@/request/session';
import { UndoableRemoval } from '@/request/UndoableRemoval';

interface AddressListApi {
  listAddresses(): Promise<Address[]>;
  removeAddress(id: string): Promise<null>;
  restoreAddress(id: string): Promise<null>;
  setDefaultAddress(id: string): Promise<null>;
}

interface Session {
  readonly isLoggedIn: boolean;
}

/** The user's addresses. Lives as long as the page. */
export class AddressListStore {
  /** True while a change is running; further changes are ignored. */
  isBusy = false;
  private readonly resource: Resource<readonly Address[]>;
  private readonly undoableRemoval = new UndoableRemoval<Address>();

  constructor(
    private readonly api: AddressListApi,
    private readonly session: Session
  ) {
    this.resource = new Resource(() => api.listAddresses(), { missingCodes: [] });
    makeAutoObservable<this, 'api' | 'session' | 'resource' | 'undoableRemoval'>(
      this,
      { api: false, session: false, resource: false, undoableRemoval: false },
      { autoBind: true }
    );
  }

  /**
   * Loads the addresses on login and resets them on logout.
   * @returns a function that stops this
   */
  start(): () => void {
    const stop = reaction(
      () => this.session.isLoggedIn,
      (isLoggedIn) => {
        this.reset();
        if (isLoggedIn) void this.load();
      },
      { fireImmediately: true }
    );
    return () => {
      stop();
      this.undoableRemoval.clear();
    };
  }

  get addresses(): readonly Address[] {
    return this.resource.value ?? [];
  }

  get isLoaded(): boolean {
    return this.resource.value !== null;
  }

  get error(): unknown {
    return this.resource.error;
  }

  get status(): ResourceStatus {
    return this.resource.status;
  }

  /** The last removed address, while the removal can be undone here. */
  get removed(): Address | undefined {
    return this.undoableRemoval.removed;
  }

  get isFull(): boolean {
    return this.addresses.length >= MAX_ADDRESSES;
  }

  /** Never rejects: a failure is stored in `error`, and the addresses already shown stay. */
  async load(): Promise<void> {
    await this.resource.load();
  }

  /**
   * Each change resolves to false when an earlier one is still running and nothing was done.
   * @throws ApiError of the call, like `remove` and `undo`
   */
  makeDefault({ id }: Address): Promise<boolean> {
    return this.runExclusive(() => this.api.setDefaultAddress(id));
  }

  async remove(address: Address): Promise<boolean> {
    const token = currentToken();
    const isRemoved = await this.runExclusive(() => this.api.removeAddress(address.id));
    if (isRemoved) this.undoableRemoval.start(address, token);
    return isRemoved;
  }

  async undo(): Promise<boolean> {
    const { removed } = this;
    if (removed === undefined) return false;
    return this.runExclusive(async () => {
      await this.api.restoreAddress(removed.id);
      if (this.removed === removed) this.undoableRemoval.clear();
    });
  }

  /** Reloads after each change, because the server determines the default address and the order. */
  private async runExclusive(action: () => Promise<unknown>): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    try {
      await action();
      await this.load();
      return true;
    } finally {
      runInAction(() => {
        this.isBusy = false;
      });
    }
  }

  private reset(): void {
    this.undoableRemoval.clear();
    this.resource.clear();
  }
}
