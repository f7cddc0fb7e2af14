import { makeAutoObservable } from 'mobx';

/** Whether the device has a network. Set by the app; pages show the offline bar accordingly. */
class NetworkStore {
  online = true;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  set(online: boolean): void {
    this.online = online;
  }
}

export const network = new NetworkStore();
