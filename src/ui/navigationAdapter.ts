/** Navigation functions that UI components need, injected because navigation is a layer above. */
export interface NavigationAdapter {
  back(): void;
}

let adapter: NavigationAdapter = { back: () => undefined };

/** Sets the adapter. Called once when the app starts. */
export function setNavigationAdapter(next: NavigationAdapter): void {
  adapter = next;
}

/** Goes back. Does nothing before the app has set its adapter. */
export function goBack(): void {
  adapter.back();
}
