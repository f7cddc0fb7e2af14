import type { VerificationKind } from '@contract/user';

/** Icons on the face of a card: of its contacts, and of its badges. */
export type FaceGlyph = 'phone' | 'map-pin' | VerificationKind;

interface GlyphOutline {
  /** Absolute M, L, C and Z commands in a box of 24 by 24, as `traceOutline` draws them. */
  outline: string;
  isFilled: boolean;
}

/** Outlines of the Tabler icons (MIT) that CardFace shows, their arcs as curves. */
export const faceGlyphs: Readonly<Record<FaceGlyph, GlyphOutline>> = {
  phone: {
    outline:
      'M5 4L9 4L11 9L8.5 10.5C9.57 12.67 11.33 14.43 13.5 15.5L15 13L20 15L20 19C20 20.1 19.1 21 18 21C9.93 20.51 3.49 14.07 3 6C3 4.9 3.9 4 5 4',
    isFilled: false
  },
  'map-pin': {
    outline:
      'M9 11C9 12.66 10.34 14 12 14C13.66 14 15 12.66 15 11C15 9.34 13.66 8 12 8C10.34 8 9 9.34 9 11M17.66 16.66L13.41 20.9C12.63 21.68 11.37 21.68 10.59 20.9L6.34 16.66C3.22 13.53 3.22 8.47 6.34 5.34C9.47 2.22 14.53 2.22 17.66 5.34C20.78 8.47 20.78 13.53 17.66 16.66',
    isFilled: false
  },
  company: {
    outline:
      'M12 2L12.12 2.01L12.24 2.03L12.35 2.06L12.56 2.17L12.67 2.26L12.92 2.47C14.94 4.15 17.49 5.05 20.11 5.01L20.45 5C20.91 4.98 21.33 5.28 21.46 5.72C22.45 9.1 22.03 12.73 20.3 15.79C18.56 18.86 15.66 21.08 12.25 21.97C12.09 22.01 11.91 22.01 11.75 21.97C8.34 21.08 5.44 18.86 3.7 15.79C1.97 12.73 1.55 9.1 2.54 5.72C2.67 5.28 3.08 4.98 3.54 5C6.28 5.13 8.97 4.22 11.08 2.47L11.34 2.25L11.43 2.17L11.65 2.06L11.76 2.03L12 2ZM15.71 9.29C15.52 9.11 15.27 9 15 9C14.74 9 14.48 9.11 14.29 9.29L11 12.59L9.71 11.29L9.61 11.21C9.2 10.89 8.6 10.94 8.25 11.34C7.9 11.74 7.92 12.33 8.29 12.71L10.29 14.71L10.39 14.79C10.79 15.1 11.35 15.06 11.71 14.71L15.71 10.71L15.79 10.61C16.1 10.21 16.06 9.65 15.71 9.29Z',
    isFilled: true
  },
  person: {
    outline:
      'M12 2C14.76 2 17 4.24 17 7C17 9.76 14.76 12 12 12C9.24 12 7 9.76 7 7L7.01 6.78C7.12 4.11 9.32 2 12 2ZM14 14C16.76 14 19 16.24 19 19L19 20C19 21.1 18.1 22 17 22L7 22C5.9 22 5 21.1 5 20L5 19C5 16.24 7.24 14 10 14L14 14Z',
    isFilled: true
  },
  park: {
    outline:
      'M8 9L13 14L13 21L8 21L8 17M8 21L3 21L3 14L8 9M9 10L9 4C9 3.45 9.45 3 10 3L20 3C20.55 3 21 3.45 21 4L21 21L13 21M13 7L13 7.01M17 7L17 7.01M17 11L17 11.01M17 15L17 15.01',
    isFilled: false
  }
};
