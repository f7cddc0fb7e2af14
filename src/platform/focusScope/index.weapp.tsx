import { View } from '@tarojs/components';
import type { FocusScope as FocusScopeType } from './types';

/** The mini-program has no keyboard focus; the system reads the dialog's label. */
export const FocusScope: FocusScopeType = ({ className, children, label }) => (
  <View className={className} style={{ position: 'relative' }} role="dialog" aria-label={label}>
    {children}
  </View>
);
