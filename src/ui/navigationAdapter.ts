/** What the blocks need of navigation, which lies on a floor above them. */
export interface NavigationAdapter {
  back(): void;
}

let adapter: NavigationAdapter = { back: () => undefined };

/** Called once at the start of the app. */
export function setNavigationAdapter(next: NavigationAdapter): void {
  adapter = next;
}

/** Does nothing before the app has set its port. */
export function goBack(): void {
  adapter.back();
}
