import type { ReactNode } from 'react';

export interface ListItemProps {
  /** Position in a list of which only a part is in the document; counted from 0. */
  index?: number;
  /** Rows of that list; -1 while more follow than are known. */
  count?: number;
  children: ReactNode;
}

/** Roles that make rows a list for screen readers, without a box of its own. The mini-program has none. */
export interface ItemListPlatform {
  /** The role of an element whose items are ListItems, at any depth. */
  listRole: { role?: 'list' };
  ListItem(props: ListItemProps): ReactNode;
  /** A list of which each child is an item. */
  ItemList(props: { children: ReactNode }): ReactNode;
}
