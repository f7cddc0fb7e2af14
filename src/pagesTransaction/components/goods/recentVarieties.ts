import { makePersistent } from '@/stores/persist';

const MAX_RECENT = 6;

/** Recently chosen varieties on this device, most recent first. */
class RecentVarieties {
  recentVarietyIds: string[] = [];

  constructor() {
    makePersistent(this);
  }

  add(id: string): void {
    this.recentVarietyIds = [id, ...this.recentVarietyIds.filter((one) => one !== id)].slice(0, MAX_RECENT);
  }
}

export const recentVarieties = new RecentVarieties();
