/** The router's styles are in src/styles/router.scss: part of the first CSS instead of inserted by script. */
export function loadAnimateStyle(): void {}
export function loadRouterStyle(): void {}
