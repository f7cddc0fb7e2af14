/** Shows what lies outside the pages (ground, tab bar) in the chosen appearance and language. */
export type ShowRootAppearance = (appearance: { className: string; language: string }) => void;
