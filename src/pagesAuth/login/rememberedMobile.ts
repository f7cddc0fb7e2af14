import { makeAutoObservable } from 'mobx';
import { persist } from '@/stores/persist';

/** The number that logged in last on this device, so that the next login needs the password only. */
export class RememberedMobileStore {
  rememberedMobile = '';

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
    persist<RememberedMobileStore>(this, ['rememberedMobile']);
  }

  remember(mobile: string): void {
    this.rememberedMobile = mobile;
  }

  clear(): void {
    this.rememberedMobile = '';
  }
}

export const rememberedMobile = new RememberedMobileStore();
