/** WeChat's map takes no custom properties; its bubbles are the same in every appearance, as the map itself is. */
export const calloutColors = { text: '#211a16', ground: '#ffffff', position: '#1d5fae' };
