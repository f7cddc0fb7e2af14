import type { ItemListPlatform } from './types';

export const listRole: ItemListPlatform['listRole'] = {};

export const ListItem: ItemListPlatform['ListItem'] = ({ children }) => children;

export const ItemList: ItemListPlatform['ItemList'] = ({ children }) => children;
