/**
 * Shows pictures over the whole screen, beginning with `current`. Two fingers or a double tap draw one in, several say
 * which one is shown; a tap, Escape and the way back lead back to the page. `marks` are words that stand on pictures, by
 * address, such as that one is a drawing; WeChat's own viewer has no place for them.
 */
export type PreviewImage = (preview: {
  urls: string[];
  current?: string;
  captions?: Readonly<Record<string, string>>;
}) => void;
