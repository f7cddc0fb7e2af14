import { makeAutoObservable } from 'mobx';
import { persist } from '@/stores/persist';

/** The user's consent to speech recognition by a third party. Persisted on the device. */
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
