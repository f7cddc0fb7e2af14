export interface NetworkPlatform {
  /** True only when the device itself says that it has no network. */
  isOffline(): boolean;
  onNetworkChange(listener: (online: boolean) => void): void;
}
