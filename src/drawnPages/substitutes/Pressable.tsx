import { createContext, useContext } from 'react';
import { pressableAttributes } from '@/platform/pressable/pressableAttributes';
import type { Pressable as PressableType } from '@/platform/pressable/types';
import { linkAddress } from '../linkAddress';
import { drawing } from '../PageDrawing';
import { undoStored } from './persist';

/** Whether a link is around: HTML has no link in a link. */
const InLink = createContext(false);

/** Returns undefined for a tap that also stores what the page is to show: its address alone would show something else. */
function linkTarget(press: () => void): string | undefined {
  let target: string | undefined;
  const isMore = undoStored(() => {
    target = drawing().targetOf(press);
  });
  return isMore ? undefined : target;
}

/** A link has the address that its tap opens, so that it works before the scripts and without them. */
export const Pressable: PressableType = (props) => {
  const isInLink = useContext(InLink);
  const target = props.role === 'link' && !isInLink ? linkTarget(props.onPress) : undefined;
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
