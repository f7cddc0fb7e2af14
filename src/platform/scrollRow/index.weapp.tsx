import { ScrollView } from '@tarojs/components';
import type { ScrollRow as ScrollRowType } from './types';

export const ScrollRow: ScrollRowType = ({ className, children }) => (
  <ScrollView className={className} scrollX enhanced showScrollbar={false}>
    {children}
  </ScrollView>
);
