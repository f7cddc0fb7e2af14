import { makePersistent } from '@/stores/persist';

/** The user's consent to speech recognition by a third party. Persisted on the device. */
class VoiceConsentStore {
  voiceAgreed = false;

  constructor() {
    makePersistent(this);
  }

  agree(): void {
    this.voiceAgreed = true;
  }
}

export const voiceConsent = new VoiceConsentStore();
