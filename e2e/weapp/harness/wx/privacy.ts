import { ApiFailure } from '../PageStack';

/** Answer of the app to an event, as it passes it to `resolve`. */
interface Resolution {
  event?: string;
  buttonId?: string;
}
type Listener = (resolve: (resolution: Resolution) => void, event: { referrer: string }) => void;

/** Time after a refusal in which WeChat asks for nothing, ms. */
const PAUSE_MS = 10_000;

/**
 * The user's agreement to the mini-program's privacy guide. WeChat asks before the first call that needs it: by an event
 * where the app listens, which the app answers once the user has pressed its own button, else by a dialog of WeChat's.
 */
export class PrivacyGuide {
  /** The user's answer to WeChat's own dialog, which an app that does not listen gets. */
  answers: 'agrees' | 'refuses' = 'agrees';
  /** WeChat's own dialogs that were shown. */
  dialogsShown = 0;
  /** Calls for which the app was asked to show its sheet. */
  readonly asked: string[] = [];
  /** Sheets that the app reported as shown. */
  sheetsShown = 0;
  /** How often the app has opened the guide. */
  timesRead = 0;
  private refusedAtMs = -Infinity;
  private readonly pressedButtons = new Set<string>();

  /** @param isAgreed whether the user has agreed earlier */
  constructor(public isAgreed: boolean) {}

  /** The user presses a button of the kind `agreePrivacyAuthorization`, which WeChat records. */
  press(buttonId: string): void {
    this.pressedButtons.add(buttonId);
    this.isAgreed = true;
  }

  /**
   * Resolves once the call may be made.
   * @throws ApiFailure 104 when the user refuses, and within ten seconds after that
   */
  async admit(name: string, listeners: ReadonlySet<unknown>): Promise<void> {
    if (this.isAgreed) return;
    const [listener] = listeners as ReadonlySet<Listener>;
    const isPaused = Date.now() - this.refusedAtMs < PAUSE_MS;
    if (!isPaused && (await (listener ? this.askApp(name, listener) : this.askUser()))) return;
    if (!isPaused) this.refusedAtMs = Date.now();
    throw new ApiFailure('privacy permission is not authorized', 104);
  }

  private askUser(): boolean {
    this.dialogsShown += 1;
    this.isAgreed = this.answers === 'agrees';
    return this.isAgreed;
  }

  private askApp(name: string, listener: Listener): Promise<boolean> {
    this.asked.push(name);
    return new Promise((answer) => {
      const resolve = ({ event, buttonId = '' }: Resolution) => {
        if (event === 'exposureAuthorization') this.sheetsShown += 1;
        // WeChat looks whether the button that is named was really pressed.
        if (event === 'agree') answer(this.pressedButtons.has(buttonId));
        if (event === 'disagree') answer(false);
      };
      listener(resolve, { referrer: name });
    });
  }
}
