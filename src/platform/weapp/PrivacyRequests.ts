import type { AskForPrivacy, ProtectedFeature } from '../permissionDenial/types';

interface Resolution {
  event: 'agree' | 'disagree' | 'exposureAuthorization';
  buttonId?: string;
}
type Resolve = (resolution: Resolution) => void;

/** Id of the button of WeChat's kind `agreePrivacyAuthorization`: WeChat looks whether it was pressed. */
export const AGREE_BUTTON_ID = 'agree-privacy';

/** WeChat's rule: no prompt within ten seconds after a refusal. */
const PAUSE_MS = 10_000;

const features: Record<string, ProtectedFeature> = {
  chooseMedia: 'photos',
  chooseMessageFile: 'files',
  saveImageToPhotosAlbum: 'album',
  scanCode: 'scan',
  chooseLocation: 'map',
  getFuzzyLocation: 'position',
  chooseAddress: 'address',
  addPhoneContact: 'contacts',
  addPhoneCalendar: 'calendar',
  setClipboardData: 'clipboard',
  getPhoneNumber: 'number'
};

/** Last refusal of the guide, here or on the page of the login, epoch ms. Lives as long as the app. */
export const privacyRefusal = { atMs: -PAUSE_MS };

/** Answers WeChat's event that a call needs the agreement to the privacy guide: one sheet for all calls that wait. */
export class PrivacyRequests {
  private waiting: Resolve[] = [];
  /** Calls whose user has just refused in the sheet, and needs no explanation. */
  private refusedCalls = 0;

  constructor(
    private readonly ask: AskForPrivacy,
    private readonly refusal: { atMs: number } = privacyRefusal
  ) {}

  readonly handle = (resolve: Resolve, { referrer = '' }: { referrer?: string } = {}): void => {
    if (Date.now() - this.refusal.atMs < PAUSE_MS) {
      // One that is left is of a call that explains nothing, such as WeChat's button for the number.
      this.refusedCalls = 0;
      resolve({ event: 'disagree' });
      return;
    }
    this.waiting.push(resolve);
    this.refusedCalls = 0;
    resolve({ event: 'exposureAuthorization' });
    // A sheet that cannot be loaded counts as a refusal, or the call would wait for ever.
    if (this.waiting.length === 1) this.ask(features[referrer]).then(this.answer, () => this.answer(false));
  };

  /** Whether a call failed because its user has just refused. True once for each call. */
  takeRefusal(): boolean {
    const isKnown = this.refusedCalls > 0;
    if (isKnown) this.refusedCalls -= 1;
    return isKnown;
  }

  private readonly answer = (hasAgreed: boolean): void => {
    const { waiting } = this;
    this.waiting = [];
    if (!hasAgreed) {
      this.refusal.atMs = Date.now();
      this.refusedCalls = waiting.length;
    }
    const resolution: Resolution = hasAgreed ? { event: 'agree', buttonId: AGREE_BUTTON_ID } : { event: 'disagree' };
    for (const resolve of waiting) resolve(resolution);
  };
}
