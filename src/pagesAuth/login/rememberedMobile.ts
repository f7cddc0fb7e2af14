import { makePersistent } from '@/stores/persist';

/** Mobile number of the last login on this device, so the next login requires the password only. */
export class RememberedMobileStore {
  rememberedMobile = '';

  constructor() {
    makePersistent(this);
  }

  remember(mobile: string): void {
    this.rememberedMobile = mobile;
  }

  clear(): void {
    this.rememberedMobile = '';
  }
}

export const rememberedMobile = new RememberedMobileStore();
