/** `--top`, `--right`, `--bottom`, `--left`: how far a menu is from the edges of the app's column; sides may be free. */
export type MenuAnchor = Record<`--${string}`, string>;

/**
 * Where a menu stands at what was pressed last: below it, or above it in the lower half, from its nearer edge.
 * Undefined on a narrow screen, where menus are sheets, and where nothing was pressed.
 */
export type FindMenuAnchor = () => MenuAnchor | undefined;
