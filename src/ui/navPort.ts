/** What the blocks need of navigation, which lies on a floor above them. */
export interface NavPort {
  back(): void;
}

let port: NavPort = { back: () => undefined };

/** Called once at the start of the app. */
export function setNavPort(next: NavPort): void {
  port = next;
}

/** Does nothing before the app has set its port. */
export function goBack(): void {
  port.back();
}
