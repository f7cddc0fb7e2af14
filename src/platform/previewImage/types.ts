/**
 * Shows pictures full screen, beginning with `current`. Two fingers or a double tap zoom, several show their number; a
 * tap, Escape and the way back close. `marks` are labels on pictures, by address, such as that one is a drawing;
 * WeChat's own viewer cannot show them.
 */
export type PreviewImage = (preview: {
  urls: string[];
  current?: string;
  captions?: Readonly<Record<string, string>>;
}) => void;
