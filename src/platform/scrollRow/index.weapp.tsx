import { ScrollView } from '@tarojs/components';
import type { ScrollRow as ScrollRowType } from './types';

export const ScrollRow: ScrollRowType = ({ className, shownId, children }) => (
  <ScrollView
    className={className}
    scrollX
    enhanced
    showScrollbar={false}
    {...(shownId && { scrollIntoView: shownId })}
  >
    {children}
  </ScrollView>
);
