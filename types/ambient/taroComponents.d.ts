import '@tarojs/components';

declare module '@tarojs/components/types/common' {
  interface StandardProps {
    /** Taro's typings leave out what HTML knows for accessibility. */
    role?: string;
    tabIndex?: number;
  }
}
