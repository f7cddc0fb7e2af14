/** Shows pictures over the whole screen, beginning with `current`; a tap or Escape leads back. */
export type PreviewImage = (preview: { urls: string[]; current?: string }) => void;
