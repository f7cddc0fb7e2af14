/** Whether the column of the page has its full width, with room for more columns of lists. Follows the window. */
export type UseWideColumn = () => boolean;
