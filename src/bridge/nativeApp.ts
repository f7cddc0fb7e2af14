import { makeAutoObservable, runInAction } from 'mobx';
import { bridgeHost } from '@/platform/bridgeHost';
import type { AppAnswer, AppConnection, AppListener } from './AppConnection';
import type { PageAction, PageMessages } from './appMessages';

/**
 * The native app around the page. Connected by the launch alone, and only where the address or the browser says that
 * there is an app; everywhere else its code is not loaded.
 */
export class NativeApp {
  /** Whether an app of ours has answered the handshake. */
  isConnected = false;
  private connecting: Promise<AppConnection | undefined> = Promise.resolve(undefined);

  constructor() {
    makeAutoObservable<this, 'connecting'>(this, { connecting: false });
  }

  /** Connects unless it is connected; resolves to whether an app of ours answered. */
  async connect(listener: Promise<AppListener>): Promise<boolean> {
    this.connecting = this.connecting
      .then(async (connection) => connection ?? bridgeHost.connect(await listener))
      .catch((error: unknown) => {
        console.warn('the bridge was not loaded', error);
        return undefined;
      });
    const isConnected = await this.whenKnown();
    runInAction(() => (this.isConnected = isConnected));
    return isConnected;
  }

  /** Waits until it is known whether there is an app. */
  async whenKnown(): Promise<boolean> {
    return (await this.connecting) !== undefined;
  }

  /** Asks the app to do something; `absent` where there is none. */
  async ask<A extends PageAction>(action: A, param: PageMessages[A]): Promise<AppAnswer | 'absent'> {
    const connection = await this.connecting;
    return connection ? connection.ask(action, param) : 'absent';
  }

  /** Ends the connection, for tests. */
  disconnect(): void {
    this.connecting = Promise.resolve(undefined);
    this.isConnected = false;
  }
}

export const nativeApp = new NativeApp();
