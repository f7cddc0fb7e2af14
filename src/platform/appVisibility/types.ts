export interface AppVisibilityPlatform {
  /** Calls back when the app goes to the background and when it comes back. Lives as long as the app. */
  onAppVisibility(listener: (isVisible: boolean) => void): void;
}
