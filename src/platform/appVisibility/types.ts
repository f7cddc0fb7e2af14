export interface AppVisibilityPlatform {
  /** Calls the listener when the app goes to the background and when it returns. Lives as long as the app. */
  onAppVisibility(listener: (isVisible: boolean) => void): void;
}
