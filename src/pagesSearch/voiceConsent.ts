import { makeAutoObservable } from 'mobx';
import { persist } from '@/stores/persist';

/** Whether the person knows who turns speech into text, and wants it. Lives as long as the device's memory. */
class VoiceConsentStore {
  voiceAgreed = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
    persist<VoiceConsentStore>(this, ['voiceAgreed']);
  }

  agree(): void {
    this.voiceAgreed = true;
  }
}

export const voiceConsent = new VoiceConsentStore();
