/** Logs why the font of the numbers failed to load; the system's own replaces it. */
export type LoadNumberFont = () => void;
