import { makeAutoObservable, runInAction } from 'mobx';
import { needsPrivacyConsent } from '@/platform/weChatLogin';

/** Whether WeChat wants the privacy guide read before the number is asked for. Lives as long as its page. */
export class PrivacyGuide {
  isNeeded = false;

  constructor(private readonly needsConsent: () => Promise<boolean> = needsPrivacyConsent) {
    makeAutoObservable<this, 'needsConsent'>(this, { needsConsent: false }, { autoBind: true });
  }

  async load(): Promise<void> {
    const isNeeded = await this.needsConsent();
    runInAction(() => {
      this.isNeeded = isNeeded;
    });
  }

  agree(): void {
    this.isNeeded = false;
  }
}
