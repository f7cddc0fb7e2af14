import { createContext, useContext } from 'react';
import { pressableAttributes } from '@/platform/pressable/pressableAttributes';
import type { Pressable as PressableType } from '@/platform/pressable/types';
import { linkAddress } from '../linkAddress';
import { drawing } from '../PageDrawing';

/** Whether a link is around: HTML has no link in a link. */
const InLink = createContext(false);

/** A link has the address that its tap opens, so that it works before the scripts and without them. */
export const Pressable: PressableType = (props) => {
  const isInLink = useContext(InLink);
  const target = props.role === 'link' && !isInLink ? drawing().targetOf(props.onPress) : undefined;
  const { className, children } = props;
  const attributes = {
    className: className ? `xs-press ${className}` : 'xs-press',
    ...pressableAttributes(props)
  };
  if (target === undefined) return <div {...attributes}>{children}</div>;
  return (
    <InLink.Provider value>
      <a {...attributes} href={linkAddress(target)}>
        {children}
      </a>
    </InLink.Provider>
  );
};
