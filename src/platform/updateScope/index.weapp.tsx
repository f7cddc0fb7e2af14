import { CustomWrapper } from '@tarojs/components';
import type { UpdateScope as Scope } from './types';

// A component of its own for WeChat, which compares the nodes of a component for each change of its data. Ids inside
// cannot be measured from the page.
export const UpdateScope: Scope = ({ children }) => <CustomWrapper>{children}</CustomWrapper>;
