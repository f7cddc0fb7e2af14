/**
 * `--top`, `--right`, `--bottom`, `--left`: distances of a menu from the edges of the app's column; sides may be unset.
 */
export type MenuAnchor = Record<`--${string}`, string>;

/**
 * Returns the position of a menu at its opener: below it, or above it in the lower half, from its nearer edge.
 * Undefined on a narrow screen, where menus are sheets, and without an opener.
 */
export type FindMenuAnchor = () => MenuAnchor | undefined;
