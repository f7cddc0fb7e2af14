import { bridgeHost } from '@/platform/bridgeHost';
import type { BridgeHost, BridgeMessage } from './nativeApp.types';

/** The conversation with the native app that this page may run inside. */
export class NativeApp {
  private tokenListener: ((token: string) => void) | null = null;

  constructor(private readonly host: BridgeHost) {}

  get isPresent(): boolean {
    return this.host.isPresent();
  }

  /** Starts listening and notifies the app that the page is ready. Does nothing outside the app. */
  handshake(onToken: (token: string) => void): void {
    this.tokenListener = onToken;
    if (!this.isPresent) return;
    this.host.receive((message) => this.handle(message));
    this.host.send({ action: 'handshake', param: {} });
  }

  /** Asks the app to log the person in; the token comes back as a message. False outside the app. */
  askLogin(): boolean {
    if (!this.isPresent) return false;
    this.host.send({ action: 'loginLink', param: {} });
    return true;
  }

  private handle({ action, param }: BridgeMessage): void {
    if (action === 'loginToken' && param.token) this.tokenListener?.(param.token);
  }
}

export const nativeApp = new NativeApp(bridgeHost);
