/** Is the column of the page as wide as it gets? Lists have room for more columns then. Follows the window. */
export type UseWideColumn = () => boolean;
