/** Messages between this page and the native app around it, as JSON. */
export interface BridgeMessage {
  action: 'loginLink' | 'loginToken' | 'openMiniprogram' | 'handshake';
  param: Record<string, string>;
}

/** The native side as this page sees it. */
export interface BridgeHost {
  /** False in an ordinary browser and in the mini-program. */
  isPresent(): boolean;
  /** Hands a message to the app (`dataToApp`). */
  send(message: BridgeMessage): void;
  /** Calls back for each message from the app (`dataFromApp`). */
  receive(listener: (message: BridgeMessage) => void): void;
}
