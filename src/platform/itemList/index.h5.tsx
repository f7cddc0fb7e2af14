import { Children, isValidElement } from 'react';
import type { ItemListPlatform } from './types';

/** Rows keep the layout that they have without the list. */
const boxless = { display: 'contents' } as const;

export const listRole: ItemListPlatform['listRole'] = { role: 'list' };

export const ListItem: ItemListPlatform['ListItem'] = ({ index, count, children }) =>
  children && (
    <div
      style={boxless}
      role="listitem"
      aria-posinset={index === undefined ? undefined : index + 1}
      aria-setsize={count}
    >
      {children}
    </div>
  );

export const ItemList: ItemListPlatform['ItemList'] = ({ children }) => {
  const rows = Children.toArray(children);
  return (
    rows.length > 0 && (
      <div style={boxless} role="list">
        {rows.map((row, index) => (
          <ListItem key={isValidElement(row) ? row.key : index}>{row}</ListItem>
        ))}
      </div>
    )
  );
};
