/** What remains of the router's navigation bar: nothing. Pages draw their own and name the window (ui/usePageTitle). */
export default class NavigationBarHandler {
  load(): void {}
}
