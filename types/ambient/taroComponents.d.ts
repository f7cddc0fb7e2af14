import '@tarojs/components';

declare module '@tarojs/components/types/common' {
  interface StandardProps {
    /** Accessibility attributes of HTML that Taro's typings omit. */
    role?: string;
    tabIndex?: number;
  }
}
