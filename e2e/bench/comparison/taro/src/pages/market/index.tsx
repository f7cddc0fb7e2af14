import { View } from '@tarojs/components';

export default function OtherTab() {
  return <View />;
}
