import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { Address } from '@contract/address';
import { MAX_ADDRESSES } from '@rules/address';

interface AddressListApi {
  listAddresses(): Promise<Address[]>;
  removeAddress(id: string): Promise<null>;
  restoreAddress(id: string): Promise<null>;
  setDefaultAddress(id: string): Promise<null>;
}

interface Session {
  readonly isLoggedIn: boolean;
}

/** For so long the bar offers to undo a removal; the server keeps it longer. */
export const UNDO_SHOWN_MS = 8000;

/** A person's addresses. Lives as long as the page. */
export class AddressListStore {
  addresses: readonly Address[] = [];
  isLoaded = false;
  error: unknown = undefined;
  /** The last one that was removed, while it can be taken back here. */
  removed: Address | undefined = undefined;
  /** A change is under way: the next one waits for it. */
  isBusy = false;
  private timer: ReturnType<typeof setTimeout> | undefined = undefined;

  constructor(
    private readonly api: AddressListApi,
    private readonly session: Session
  ) {
    makeAutoObservable<this, 'api' | 'session' | 'timer'>(
      this,
      {
        addresses: observableRef,
        removed: observableRef,
        error: observableRef,
        api: false,
        session: false,
        timer: false
      },
      { autoBind: true }
    );
  }

  /** Loads for whoever is logged in. Answers the way to stop that. */
  start(): () => void {
    const stop = reaction(
      () => this.session.isLoggedIn,
      (isLoggedIn) => {
        this.forget();
        if (isLoggedIn) void this.load();
      },
      { fireImmediately: true }
    );
    return () => {
      stop();
      clearTimeout(this.timer);
    };
  }

  get needsLogin(): boolean {
    return !this.session.isLoggedIn;
  }

  get status(): 'loading' | 'error' | 'ready' {
    if (this.isLoaded) return 'ready';
    return this.error === undefined ? 'loading' : 'error';
  }

  get isFull(): boolean {
    return this.addresses.length >= MAX_ADDRESSES;
  }

  /** Never rejects: a failure is in `error`, and what was shown stays. */
  async load(): Promise<void> {
    this.error = undefined;
    try {
      const addresses = await this.api.listAddresses();
      runInAction(() => {
        this.addresses = addresses;
        this.isLoaded = true;
      });
    } catch (error) {
      runInAction(() => {
        this.error = error;
      });
    }
  }

  /** Rejects with what the server did not do, as the next two. */
  makeDefault({ id }: Address): Promise<void> {
    return this.change(() => this.api.setDefaultAddress(id));
  }

  remove(address: Address): Promise<void> {
    return this.change(async () => {
      await this.api.removeAddress(address.id);
      this.offerUndo(address);
    });
  }

  undo(): Promise<void> {
    const { removed } = this;
    if (removed === undefined) return Promise.resolve();
    return this.change(async () => {
      await this.api.restoreAddress(removed.id);
      this.offerUndo(undefined);
    });
  }

  /** What has become of the default, and of the order, is the server's to say. */
  private async change(act: () => Promise<unknown>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      await act();
      await this.load();
    } finally {
      runInAction(() => {
        this.isBusy = false;
      });
    }
  }

  private offerUndo(address: Address | undefined): void {
    clearTimeout(this.timer);
    this.removed = address;
    if (address) this.timer = setTimeout(() => this.offerUndo(undefined), UNDO_SHOWN_MS);
  }

  private forget(): void {
    this.offerUndo(undefined);
    this.addresses = [];
    this.isLoaded = false;
    this.error = undefined;
  }
}
