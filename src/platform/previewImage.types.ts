/**
 * Shows pictures over the whole screen, beginning with `current`. Two fingers or a double tap draw one in, several say
 * which one is shown; a tap, Escape and the way back lead back to the page.
 */
export type PreviewImage = (preview: { urls: string[]; current?: string }) => void;
