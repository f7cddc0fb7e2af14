import type { ImageProps } from '@tarojs/components';
import { Image as BaseImage } from '@tarojs/components-react';
import type { ComponentType } from 'react';

export * from '@tarojs/components-react';
// In place of theirs, as in the app.
export { default as View } from '@/platform/h5/PlainView';

const PlainImage = BaseImage as ComponentType<Omit<ImageProps, 'lazyLoad'>>;

/** The browser itself loads a picture later, because no script sets its address then. */
export function Image({ lazyLoad, imgProps, ...props }: ImageProps) {
  return <PlainImage {...props} imgProps={lazyLoad ? { loading: 'lazy', ...imgProps } : imgProps} />;
}
