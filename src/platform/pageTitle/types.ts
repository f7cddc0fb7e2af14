/** Sets the title of the page on top: in the browser's window and history, in WeChat's list of pages. */
export type SetPageTitle = (title: string) => void;
