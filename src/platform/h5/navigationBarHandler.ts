/** Empty replacement of the router's navigation bar. Pages draw their own and name the window (ui/usePageTitle). */
export default class NavigationBarHandler {
  load(): void {}
}
